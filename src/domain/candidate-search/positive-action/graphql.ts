import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { positiveActionId } from '#ground/id.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { endPositiveAction, startPositiveAction } from './commands.ts'
import { listPositiveActions, requirePositiveAction, type PositiveActionRow } from './queries.ts'
import { isInForce } from './rules.ts'

const PositiveAction = builder.objectRef<PositiveActionRow>('PositiveAction').implement({
  description: 'Why and until when the company may search by gender.',
  fields: (t) => ({
    id: t.exposeID('id'),
    reason: t.exposeString('reason'),
    beginsOn: t.expose('beginsOn', { type: 'Date' }),
    endsOn: t.expose('endsOn', { type: 'Date', description: 'The last day.' }),
    isInForce: t.boolean({ resolve: (action) => action.endedAt === null && isInForce(action, tokyoToday()) }),
  }),
})

builder.queryField('positiveActions', (t) =>
  t.field({
    type: [PositiveAction],
    description: 'In force or to come; the gender filter is off without one in force.',
    resolve: (_, __, context) => listPositiveActions(context.db, companyOf(context)),
  }),
)

builder.mutationFields((t) => ({
  startPositiveAction: t.field({
    type: PositiveAction,
    args: {
      reason: t.arg.string({ required: true }),
      beginsOn: t.arg({ type: 'Date', required: true }),
      endsOn: t.arg({ type: 'Date', required: true }),
    },
    resolve: async (_, action, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const id = await write((tx) => startPositiveAction(tx, company, action))
      return requirePositiveAction(db, company.companyId, id)
    },
  }),
  endPositiveAction: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) =>
      write((tx) => endPositiveAction(tx, requireCompanyAdmin(viewer), positiveActionId(id))),
  }),
}))
