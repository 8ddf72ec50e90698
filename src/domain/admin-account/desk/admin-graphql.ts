import { adminBuilder } from '#graphql/admin-builder.ts'
import { countUnpaid } from '#domain/company/contract/invoice/unpaid/queries.ts'
import {
  countByDay,
  findRenewalQueue,
  findReviewQueue,
  findSuspensionQueue,
  type DayCount,
  type Queue,
} from './queries.ts'

export const DeskQueue = adminBuilder.objectRef<Queue>('DeskQueue').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    oldestAt: t.expose('oldestAt', { type: 'DateTime', nullable: true }),
    dueOn: t.expose('dueOn', { type: 'Date', nullable: true, description: 'The day the first of them is due.' }),
  }),
})

const UnpaidQueue = adminBuilder.objectRef<Awaited<ReturnType<typeof countUnpaid>>>('UnpaidQueue').implement({
  description: 'The invoices that are not paid.',
  fields: (t) => ({
    count: t.exposeInt('count'),
    dueOn: t.expose('dueOn', { type: 'Date', nullable: true, description: 'The day the first of them is due.' }),
    yen: t.exposeFloat('yen', { description: 'Their sum with tax.' }),
  }),
})

export const DeskDay = adminBuilder.objectRef<DayCount>('DeskDay').implement({
  fields: (t) => ({ day: t.expose('day', { type: 'Date' }), count: t.exposeInt('count') }),
})

/** The queues that wait and the figures of the last 30 days. Each noun adds its own. */
export const Desk = adminBuilder.objectRef<object>('Desk').implement({
  fields: (t) => ({
    suspensions: t.field({ type: DeskQueue, resolve: (_, __, { db }) => findSuspensionQueue(db) }),
    reviews: t.field({ type: DeskQueue, resolve: (_, __, { db }) => findReviewQueue(db) }),
    renewals: t.field({ type: DeskQueue, resolve: (_, __, { db }) => findRenewalQueue(db) }),
    unpaidInvoices: t.field({ type: UnpaidQueue, resolve: (_, __, { db }) => countUnpaid(db) }),
    companiesByDay: t.field({
      type: [DeskDay],
      description: 'Companies that came, by day.',
      resolve: (_, __, { db }) => countByDay(db, 'company', 'insertedAt'),
    }),
  }),
})

adminBuilder.queryField('desk', (t) => t.field({ type: Desk, resolve: () => ({}) }))
