import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { CandidateView, SearchCandidate } from '#domain/candidate/graphql.ts'
import type { CandidateProfile } from '#domain/candidate/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { discloseContacts } from './commands.ts'

// Two statements decide the kind and read the contact; a student may decline between them.
async function contactOf({ id }: CandidateProfile, context: Context) {
  const contact = await context.batch(discloseContacts, requireCompany(context.viewer)).load(id)
  if (!contact) throw new Refusal('not_found')
  return contact
}

/** A student's name and contact (§3). No other type has these fields, and no other query reads them for a company. */
const DisclosedSearchCandidate = builder.interfaceRef<CandidateProfile>('DisclosedSearchCandidate').implement({
  interfaces: [SearchCandidate, CandidateView],
  fields: (t) => ({
    familyName: t.string({ resolve: async (profile, _, context) => (await contactOf(profile, context)).familyName }),
    givenName: t.string({ resolve: async (profile, _, context) => (await contactOf(profile, context)).givenName }),
    familyNameKana: t.string({
      resolve: async (profile, _, context) => (await contactOf(profile, context)).familyNameKana,
    }),
    givenNameKana: t.string({
      resolve: async (profile, _, context) => (await contactOf(profile, context)).givenNameKana,
    }),
    email: t.string({ resolve: async (profile, _, context) => (await contactOf(profile, context)).email }),
    phoneNumber: t.string({
      nullable: true,
      resolve: async (profile, _, context) => (await contactOf(profile, context)).phoneNumber,
    }),
  }),
})

builder
  .objectRef<CandidateProfile>('AnonymousSearchCandidate')
  .implement({ interfaces: [SearchCandidate, CandidateView] })

export const AcceptedSearchCandidate = builder
  .objectRef<CandidateProfile>('AcceptedSearchCandidate')
  .implement({ interfaces: [DisclosedSearchCandidate, SearchCandidate, CandidateView] })

builder
  .objectRef<CandidateProfile>('HiredSearchCandidate')
  .implement({ interfaces: [DisclosedSearchCandidate, SearchCandidate, CandidateView] })
