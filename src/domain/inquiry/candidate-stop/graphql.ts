import { builder } from '#graphql/builder.ts'
import { requireCandidateIn } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { findSuspension, listHeldDates, type HeldDateRow } from './queries.ts'

const HeldDate = builder.objectRef<HeldDateRow>('HeldDate').implement({
  description: 'A booked date of a student whose account is suspended.',
  fields: (t) => ({
    id: t.exposeID('id'),
    companyName: t.exposeString('companyName'),
    title: t.exposeString('title'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    emergencyContact: t.exposeString('emergencyContact'),
  }),
})

type Suspension = { candidateId: OfRow<'candidate'>; reason: string; suspendedAt: Date }
const CandidateSuspension = builder.objectRef<Suspension>('CandidateSuspension').implement({
  fields: (t) => ({
    reason: t.exposeString('reason'),
    suspendedAt: t.expose('suspendedAt', { type: 'DateTime' }),
    heldDates: t.field({ type: [HeldDate], resolve: ({ candidateId }, _, { db }) => listHeldDates(db, candidateId) }),
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
