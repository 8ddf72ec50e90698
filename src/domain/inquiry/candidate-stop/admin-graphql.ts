import { adminBuilder, type AdminContext } from '#graphql/admin-builder.ts'
import { findOperatorNames } from '#domain/admin-account/name/queries.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { candidateId, candidateStopId, type CandidateStopId } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { LookedUpCandidate } from '../candidate-lookup/admin-graphql.ts'
import {
  confirmCandidateStop,
  liftCandidateSuspension,
  requestCandidateStop,
  takeBackCandidateStop,
} from './commands.ts'
import { listOpenStops, listStopsOf, requireCandidateStop, type CandidateStopRow } from './queries.ts'
import { candidateStopKinds, candidateStopStatuses } from './rules.ts'

const Kind = adminBuilder.enumType('CandidateStopKind', { values: candidateStopKinds })
const Status = adminBuilder.enumType('CandidateStopStatus', { values: candidateStopStatuses })

const CandidateStop = adminBuilder.objectRef<CandidateStopRow>('CandidateStop').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    candidateId: t.exposeID('candidateId'),
    kind: t.expose('kind', { type: Kind }),
    status: t.expose('status', { type: Status }),
    reason: t.exposeString('reason'),
    requestedBy: t.exposeID('requestedBy'),
    requestedByName: t.string({
      nullable: true,
      resolve: ({ requestedBy }, _, { batchOpen }) => batchOpen(findOperatorNames).load(requestedBy),
    }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    liftedAt: t.expose('liftedAt', { type: 'DateTime', nullable: true }),
  }),
})

adminBuilder.objectField(LookedUpCandidate, 'stops', (t) =>
  t.field({
    type: [CandidateStop],
    description: 'Suspensions and withdrawals by operators, the newest first, with requests that wait.',
    resolve: ({ id }, _, { db }) => listStopsOf(db, id),
  }),
)

adminBuilder.queryField('candidateStops', (t) =>
  t.field({
    type: [CandidateStop],
    description: 'Requests that wait for a second operator.',
    resolve: (_, __, { db }) => listOpenStops(db),
  }),
)

type Act = (tx: Tx, admin: AdminViewer, id: CandidateStopId) => Promise<CandidateStopId>
async function change(id: string, { viewer, write, db }: AdminContext, act: Act) {
  return requireCandidateStop(db, await write((tx) => act(tx, viewer, candidateStopId(id))))
}

adminBuilder.mutationFields((t) => ({
  requestCandidateStop: t.field({
    type: CandidateStop,
    args: {
      candidateId: t.arg.id({ required: true }),
      kind: t.arg({ type: Kind, required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, { candidateId: id, kind, reason }, { viewer, write, db }) => {
      const stop = { candidateId: candidateId(id), kind, reason }
      return requireCandidateStop(db, await write((tx) => requestCandidateStop(tx, viewer, stop)))
    },
  }),
  confirmCandidateStop: t.field({
    type: CandidateStop,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => change(id, context, confirmCandidateStop),
  }),
  takeBackCandidateStop: t.field({
    type: CandidateStop,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => change(id, context, takeBackCandidateStop),
  }),
  liftCandidateSuspension: t.field({
    type: CandidateStop,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => change(id, context, liftCandidateSuspension),
  }),
}))
