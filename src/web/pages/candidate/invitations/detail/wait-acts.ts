import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { urls } from '#ground/urls.ts'

const PromptCompany = graphql(`
  mutation PromptCompany($id: ID!) {
    promptCompany(scoutInvitationId: $id) {
      id
    }
  }
`)
const WaitLonger = graphql(`
  mutation WaitLonger($id: ID!) {
    waitLonger(scoutInvitationId: $id) {
      id
    }
  }
`)
const EndUnanswered = graphql(`
  mutation EndUnanswered($id: ID!) {
    endUnanswered(scoutInvitationId: $id) {
      id
    }
  }
`)
const AnswerContact = graphql(`
  mutation AnswerContact($id: ID!, $hasArrived: Boolean!) {
    answerContact(scoutInvitationId: $id, hasArrived: $hasArrived) {
      id
    }
  }
`)

type Args = Pick<ClientArgs, 'request' | 'url'> & { params: { scoutInvitationId: string } }

/** The student's acts while a company owes a word. */
export const waitActs = {
  prompt: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(PromptCompany, { id })
    return redirectWith(urls.candidate.invitation(id), 'companyPrompted')
  },
  wait: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(WaitLonger, { id })
    return redirectWith(urls.candidate.invitation(id), 'waitingLonger')
  },
  end: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(EndUnanswered, { id })
    return redirectWith(urls.candidate.invitations('accepted'), 'unansweredEnded')
  },
  arrived: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(AnswerContact, { id, hasArrived: true })
    return redirectWith(urls.candidate.invitation(id), 'contactArrived')
  },
  missing: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(AnswerContact, { id, hasArrived: false })
    return redirectWith(urls.candidate.invitation(id), 'contactMissing')
  },
}
