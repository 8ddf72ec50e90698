import type { PromiseAnswerInput } from '#web/generated/graphql.ts'

const prefix = 'promise-'
export const promiseFieldOf = (kind: string) => prefix + kind

/** The answers in a sent form. The door knows the words of the lists. */
export const promiseAnswersIn = (form: FormData) =>
  [...form].flatMap(([name, answer]) =>
    name.startsWith(prefix) ? [{ kind: name.slice(prefix.length), answer } as PromiseAnswerInput] : [],
  )
