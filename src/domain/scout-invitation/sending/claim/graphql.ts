import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { SearchCandidate } from '#domain/candidate/graphql.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { candidateId } from '#ground/id.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { limits } from '../rules.ts'
import { claimCandidates, releaseClaims } from './commands.ts'
import { listClaimsOfColleagues, type ScoutClaim as Row } from './queries.ts'

const students = atMost({ label: '学生', max: limits.bulk })

const ScoutClaim = builder.objectRef<Row>('ScoutClaim').implement({
  description: 'A colleague is writing a scout to the student; nobody else sends one until it ends.',
  fields: (t) => ({
    candidateId: t.exposeID('candidateId'),
    companyUser: t.expose('companyUser', { type: CompanyUser }),
    claimedAt: t.expose('claimedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

builder.interfaceField(SearchCandidate, 'scoutClaim', (t) =>
  t.field({
    type: ScoutClaim,
    nullable: true,
    description: 'The claim of a colleague; null while the viewer may write.',
    resolve: ({ id }, _, context) =>
      context.batch(listClaimsOfColleagues, requireCompany(context.viewer)).read(id, (claim) => claim ?? null),
  }),
)

builder.mutationFields((t) => ({
  claimCandidates: t.field({
    type: [ScoutClaim],
    description: 'Says that the viewer writes to these students; the answer names those to whom a colleague writes.',
    args: { ids: t.arg.idList({ required: true, ...students }) },
    resolve: async (_, { ids }, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const visible = await write((tx) => claimCandidates(tx, company, ids))
      return [...(await listClaimsOfColleagues(db, company, visible)).values()]
    },
  }),
  releaseClaims: t.idList({
    description: 'Ends the viewer’s own claims, as the writing has ended.',
    args: { ids: t.arg.idList({ required: true, ...students }) },
    resolve: (_, { ids }, { viewer, write }) =>
      write((tx) => releaseClaims(tx, requireRecruiter(viewer), ids.map(candidateId))),
  }),
}))
