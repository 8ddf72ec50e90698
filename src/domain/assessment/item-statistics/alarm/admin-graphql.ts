import { adminBuilder, type AdminContext } from '#graphql/admin-builder.ts'
import { findOperatorNames } from '#domain/admin-account/name/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import { alarmKinds, itemScopes, type AlarmKind } from '../rules.ts'
import { acknowledgeAlarm, reopenAlarm } from './commands.ts'
import { countOpenAlarms, findAlarm, type AlarmRow } from './queries.ts'

export const ScopeEnum = adminBuilder.enumType('AssessmentItemScope', { values: itemScopes })
const AlarmKindEnum = adminBuilder.enumType('AssessmentItemAlarmKind', { values: alarmKinds })

type Aside = { acknowledgedBy: string; acknowledgedAt: Date; reason: string }
const Acknowledgement = adminBuilder.objectRef<Aside>('AssessmentAlarmAcknowledgement').implement({
  description: 'Why an operator put a sign aside. It comes back once its figure is worse.',
  fields: (t) => ({
    at: t.expose('acknowledgedAt', { type: 'DateTime' }),
    reason: t.exposeString('reason'),
    byName: t.string({
      nullable: true,
      resolve: ({ acknowledgedBy }, _, { batchOpen }) => batchOpen(findOperatorNames).load(acknowledgedBy),
    }),
  }),
})

export const ItemAlarm = adminBuilder.objectRef<AlarmRow>('AssessmentItemAlarm').implement({
  description: 'A sign that an item has become known, or is asked too often.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AlarmKindEnum }),
    raisedAt: t.expose('raisedAt', { type: 'DateTime' }),
    before: t.exposeFloat('before', { description: 'A share, or milliseconds of FASTER; of EXPOSURE the limit.' }),
    now: t.exposeFloat('now'),
    acknowledgement: t.field({
      type: Acknowledgement,
      nullable: true,
      resolve: ({ acknowledgedBy, acknowledgedAt, reason }) =>
        acknowledgedBy && acknowledgedAt && reason ? { acknowledgedBy, acknowledgedAt, reason } : null,
    }),
  }),
})

const OpenAlarms = adminBuilder
  .objectRef<Awaited<ReturnType<typeof countOpenAlarms>>[number]>('AssessmentOpenAlarms')
  .implement({
    fields: (t) => ({
      scope: t.expose('scope', { type: ScopeEnum }),
      items: t.exposeInt('items', { description: 'Items with a sign that waits for an operator.' }),
    }),
  })

adminBuilder.queryField('assessmentOpenAlarms', (t) =>
  t.field({ type: [OpenAlarms], resolve: (_, __, { db }) => countOpenAlarms(db) }),
)

async function requireAlarm({ db }: AdminContext, itemId: string, kind: AlarmKind) {
  const alarm = await findAlarm(db, itemId, kind)
  if (!alarm) throw new Refusal('assessment_alarm_settled')
  return alarm
}

adminBuilder.mutationFields((t) => ({
  acknowledgeAssessmentAlarm: t.field({
    type: ItemAlarm,
    description: 'Puts a sign aside while the item goes on. It comes back once its figure is worse.',
    args: {
      itemId: t.arg.id({ required: true }),
      kind: t.arg({ type: AlarmKindEnum, required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, { itemId, kind, reason }, context) => {
      await context.write((tx) => acknowledgeAlarm(tx, context.viewer, { itemId, kind }, reason))
      return requireAlarm(context, itemId, kind)
    },
  }),
  reopenAssessmentAlarm: t.field({
    type: ItemAlarm,
    description: 'A sign that was put aside waits for an operator again.',
    args: {
      itemId: t.arg.id({ required: true }),
      kind: t.arg({ type: AlarmKindEnum, required: true }),
    },
    resolve: async (_, { itemId, kind }, context) => {
      await context.write((tx) => reopenAlarm(tx, context.viewer, { itemId, kind }))
      return requireAlarm(context, itemId, kind)
    },
  }),
}))
