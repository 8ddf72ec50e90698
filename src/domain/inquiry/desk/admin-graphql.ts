import { adminBuilder, type AdminContext } from '#graphql/admin-builder.ts'
import { Desk, DeskQueue } from '#domain/admin-account/desk/admin-graphql.ts'
import { findApplicationQueue, findInquiryQueues, findStopQueue, type InquiryQueue } from './queries.ts'

const none = { count: 0, oldestAt: null, dueOn: null }
const queueOf = async ({ batchOpen }: AdminContext, kind: InquiryQueue) =>
  (await batchOpen(findInquiryQueues).load(kind)) ?? none

adminBuilder.objectFields(Desk, (t) => ({
  applications: t.field({ type: DeskQueue, resolve: (_, __, { db }) => findApplicationQueue(db) }),
  candidateStops: t.field({
    type: DeskQueue,
    description: 'Requests to suspend or end a student’s account that wait for a second operator.',
    resolve: (_, __, { db }) => findStopQueue(db),
  }),
  complaints: t.field({
    type: DeskQueue,
    description: 'Complaints about content that wait for an answer.',
    resolve: (_, __, context) => queueOf(context, 'complaints'),
  }),
  inquiries: t.field({
    type: DeskQueue,
    description: 'Every inquiry that waits for an answer, complaints included: the list of inquiries.',
    resolve: (_, __, context) => queueOf(context, 'all'),
  }),
}))
