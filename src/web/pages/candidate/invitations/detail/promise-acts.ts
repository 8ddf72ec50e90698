import type { Ask, ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import type { PromiseAnswerInput } from '#web/generated/graphql.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { urls } from '#ground/urls.ts'

const AnswerPromises = graphql(`
  mutation AnswerPromises($id: ID!, $answers: [PromiseAnswerInput!]!) {
    answerPromises(scoutInvitationId: $id, answers: $answers) {
      id
    }
  }
`)

const prefix = 'promise-'
export const promiseFieldOf = (kind: string) => prefix + kind

type Args = Pick<ClientArgs, 'request' | 'url'> & { params: { scoutInvitationId: string } }

/** The student's act at the end of a relation: whether the promises were kept. The door knows the words of the lists. */
export const promiseActs = {
  promises: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    const answers = [...form].flatMap(([name, answer]) =>
      name.startsWith(prefix) ? [{ kind: name.slice(prefix.length), answer } as PromiseAnswerInput] : [],
    )
    await ask(AnswerPromises, { id, answers })
    return redirectWith(urls.candidate.invitation(id), 'promisesAnswered')
  },
}
