import { stillUrl } from '#domain/content-block/video-still/rules.ts'
import { graduationYears, regions } from '#domain/lookup/data/lists.ts'
import { listPostalAddresses } from '#domain/lookup/postal-address/queries.ts'
import { foldPostalCode } from '#ground/spelling/folding.ts'
import type { GraphQLAnswer } from '#web/carry/answer.ts'
import type { AskForVideoStillMutation, FormsPageQuery, PostalAddressesQuery } from '#web/generated/graphql.ts'

export type Question = { operationName?: string | undefined; variables: Record<string, unknown> }

const answers: Record<string, (variables: Question['variables']) => Promise<unknown>> = {
  FormsPage: async () => ({ graduationYears: [...graduationYears], regions: [...regions] }) satisfies FormsPageQuery,
  PostalAddresses: async ({ postalCode }) =>
    ({ postalAddresses: await listPostalAddresses(foldPostalCode(String(postalCode))) }) satisfies PostalAddressesQuery,
  AskForVideoStill: async ({ video }) =>
    ({ askForVideoStill: { url: stillUrl(String(video)) } }) satisfies AskForVideoStillMutation,
}

/** Answers what the pages for developers ask, from the lists of the sources: no database is asked. */
export async function answerOf({ operationName = '', variables }: Question): Promise<GraphQLAnswer> {
  const answer = answers[operationName]
  if (!answer) throw new Error(`The fixed door has no answer to ${operationName}`)
  return { data: await answer(variables) }
}
