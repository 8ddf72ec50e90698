import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { urls } from '#ground/urls.ts'
import { promiseAnswersIn } from './promise-fields.ts'

const AnswerPromises = graphql(`
  mutation AnswerPromises($id: ID!, $answers: [PromiseAnswerInput!]!) {
    answerPromises(scoutInvitationId: $id, answers: $answers) {
      id
    }
  }
`)

type Args = Pick<ClientArgs, 'request' | 'url'> & { params: { scoutInvitationId: string } }

/** The student's act at the end of a relation: whether the promises were kept. */
export const promiseActs = {
  promises: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(AnswerPromises, { id, answers: promiseAnswersIn(form) })
    return redirectWith(urls.candidate.invitation(id), 'promisesAnswered')
  },
}
