import { builder } from '#graphql/builder.ts'
import { requireCandidateIn } from '#domain/viewer/viewer.ts'
import { findSuspension } from './queries.ts'

type Suspension = { reason: string; suspendedAt: Date }
const CandidateSuspension = builder.objectRef<Suspension>('CandidateSuspension').implement({
  fields: (t) => ({
    reason: t.exposeString('reason'),
    suspendedAt: t.expose('suspendedAt', { type: 'DateTime' }),
  }),
})

builder.queryField('candidateSuspension', (t) =>
  t.field({
    type: CandidateSuspension,
    nullable: true,
    description: 'Why and since when the student’s account is suspended; null once that is lifted.',
    resolve: async (_, __, { viewer, db }) =>
      (await findSuspension(db, requireCandidateIn(viewer, [undefined, 'SUSPENDED']).candidateId)) ?? null,
  }),
)
