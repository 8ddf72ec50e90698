import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { candidateId, scoutInvitationId } from '#ground/id.ts'
import { requireCompany, requireRecruiter } from '#domain/viewer/viewer.ts'
import { limits } from '../rules.ts'
import { cancelScheduledScoutInvitation } from './commands.ts'
import { listDeliveries } from './queries.ts'

type Delivery = { candidateId: string; deliverAt: Date | string | null; isWeekFull: boolean }

/** The time at which a scout arrives. A result that is replayed by its key holds the time as text. */
export const ScoutDelivery = builder.objectRef<Delivery>('ScoutDelivery').implement({
  fields: (t) => ({
    candidateId: t.exposeID('candidateId'),
    deliverAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null: at once.',
      resolve: ({ deliverAt }) => (deliverAt === null ? null : new Date(deliverAt)),
    }),
    isWeekFull: t.exposeBoolean('isWeekFull', {
      description: 'It waits since the student has received as many scouts as a week may bring.',
    }),
  }),
})

const students = atMost(limits.bulk, `一度に確認できる学生は${limits.bulk}名までです`)

builder.queryField('scoutDeliveries', (t) =>
  t.field({
    type: [ScoutDelivery],
    args: {
      candidateIds: t.arg.idList({ required: true, ...students }),
      sendAt: t.arg({ type: 'DateTime', description: 'Absent or over: now.' }),
    },
    resolve: (_, { candidateIds, sendAt }, { viewer, db, scoutHours }) => {
      const { companyId } = requireCompany(viewer)
      return listDeliveries(db, companyId, candidateIds.map(candidateId), scoutHours, sendAt ?? null)
    },
  }),
)

builder.mutationField('cancelScheduledScoutInvitation', (t) =>
  t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => cancelScheduledScoutInvitation(tx, requireRecruiter(viewer), scoutInvitationId(id))),
  }),
)
