import { AdminViewer, CandidateViewer, CompanyViewer } from '#domain/session/graphql.ts'
import { requireAdmin, requireCandidate, type Viewer } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import type { Batches } from '#graphql/context.ts'
import { readNotifications } from './commands.ts'
import { listNotifications, listUnread, type NotificationRow, type Reader } from './queries.ts'

const Notification = builder.objectRef<NotificationRow>('Notification').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
    path: t.exposeString('path'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    isRead: t.boolean({ resolve: ({ readAt }) => readAt !== null }),
  }),
})

/** A student whose account waits for something has no page with notifications. */
const isPending = (reader: Reader) => 'pending' in reader && reader.pending !== undefined

const nothing = { count: 0, paths: [] }

const unreadOf = async (reader: Reader, { batchOpen }: Batches) =>
  (isPending(reader) ? undefined : await batchOpen(listUnread).load(reader)) ?? nothing

for (const Viewing of [CandidateViewer, CompanyViewer, AdminViewer])
  builder.objectFields(Viewing, (t) => ({
    notifications: t.field({
      type: [Notification],
      args: { first: t.arg.int({ defaultValue: 10 }) },
      resolve: (reader: Reader, { first }, { db }) =>
        isPending(reader) ? [] : listNotifications(db, reader, first ?? 10),
    }),
    unreadNotificationPaths: t.stringList({
      description: 'The pages to which unread notifications lead: opening such a page reads them.',
      resolve: async (reader: Reader, _, context) => (await unreadOf(reader, context)).paths,
    }),
    unreadNotificationCount: t.int({
      resolve: async (reader: Reader, _, context) => (await unreadOf(reader, context)).count,
    }),
  }))

/** A student with a complete account, any company user, an administrator; others are refused. */
function requireReader(viewer: Viewer): Reader {
  if (viewer.kind === 'company') return viewer
  return viewer.kind === 'candidate' ? requireCandidate(viewer) : requireAdmin(viewer)
}

builder.mutationField('readNotifications', (t) =>
  t.boolean({
    args: { path: t.arg.string({ description: 'Only the notifications that lead to this page; all when left out.' }) },
    resolve: (_, { path }, { viewer, write }) => write((tx) => readNotifications(tx, requireReader(viewer), path)),
  }),
)
