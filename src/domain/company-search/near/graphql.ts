import { builder } from '#graphql/builder.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { requireCandidate, type OwnCandidateId } from '#domain/viewer/viewer.ts'
import { FoundCompany } from '../graphql.ts'
import { requireWishes } from '../queries.ts'
import { hasWishes, type Wishes } from '../wish/rules.ts'
import { findNearCompanies } from './queries.ts'

/** As many as the home page has room for. */
const maxNearCompanies = 3

const NearCompanies = builder.objectRef<{ candidateId: OwnCandidateId; wishes: Wishes }>('NearCompanies').implement({
  fields: (t) => ({
    hasWishes: t.boolean({
      description: 'Whether the profile says any wish by which companies can be near.',
      resolve: ({ wishes }) => hasWishes(wishes),
    }),
    companies: t.field({
      type: [FoundCompany],
      description: 'Without those whose scout to the student waits or was answered.',
      resolve: async ({ candidateId, wishes }, _, { db, batchOpen }) => {
        if (!hasWishes(wishes)) return []
        const near = await findNearCompanies(db, candidateId, wishes, maxNearCompanies)
        const rows = await Promise.all(near.map(({ id }) => batchOpen(listCompanies).load(id)))
        return rows.flatMap((company, at) =>
          company ? { company, openJobCount: near[at]?.openJobCount ?? 0, wishes } : [],
        )
      },
    }),
  }),
})

builder.queryField('nearCompanies', (t) =>
  t.field({
    type: NearCompanies,
    resolve: async (_, __, { viewer, db }) => {
      const { candidateId } = requireCandidate(viewer)
      return { candidateId, wishes: await requireWishes(db, candidateId) }
    },
  }),
)
