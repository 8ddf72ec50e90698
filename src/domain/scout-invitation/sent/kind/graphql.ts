import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { CandidateView, SearchCandidate } from '#domain/candidate/graphql.ts'
import type { CandidateProfile } from '#domain/candidate/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import { requireCompany, requireCompanyMember } from '#domain/viewer/viewer.ts'
import { discloseContacts } from './commands.ts'

// Two statements decide the kind and read the contact; a student may decline between them.
async function contactOf({ id }: Pick<CandidateProfile, 'id'>, context: Context, requireReader = requireCompany) {
  const contact = await context.batch(discloseContacts, requireReader(context.viewer)).load(id)
  if (!contact) throw new Refusal('not_found')
  return contact
}

/** An interviewer knows the names of the students, and neither their mail address nor their phone. */
const namesOf = (student: Pick<CandidateProfile, 'id'>, context: Context) =>
  contactOf(student, context, requireCompanyMember)

type Named = { candidateId: CandidateProfile['id'] }
/** The four parts of an accepted student's name in a list of its own type: each reading has its trace. */
export const disclosedName = (part: 'familyName' | 'givenName' | 'familyNameKana' | 'givenNameKana') => ({
  resolve: async ({ candidateId }: Named, _: object, context: Context) =>
    (await namesOf({ id: candidateId }, context))[part],
})

/** A student's name and contact (§3). No other type has these fields, and no other query reads them for a company. */
const DisclosedSearchCandidate = builder.interfaceRef<CandidateProfile>('DisclosedSearchCandidate').implement({
  interfaces: [SearchCandidate, CandidateView],
  fields: (t) => ({
    familyName: t.string({ resolve: async (profile, _, context) => (await namesOf(profile, context)).familyName }),
    givenName: t.string({ resolve: async (profile, _, context) => (await namesOf(profile, context)).givenName }),
    familyNameKana: t.string({
      resolve: async (profile, _, context) => (await namesOf(profile, context)).familyNameKana,
    }),
    givenNameKana: t.string({
      resolve: async (profile, _, context) => (await namesOf(profile, context)).givenNameKana,
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
