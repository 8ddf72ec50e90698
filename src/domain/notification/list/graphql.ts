import { builder } from '#graphql/builder.ts'
import { AdminViewer, CandidateViewer, CompanyViewer } from '#domain/session/graphql.ts'
import { readNotifications } from './commands.ts'
import {
  countUnreadOfAdmin,
  countUnreadOfCandidate,
  countUnreadOfCompanyUser,
  listAdminNotifications,
  listCandidateNotifications,
  listCompanyNotifications,
  type NotificationRow,
} from './queries.ts'

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

builder.objectFields(CandidateViewer, (t) => ({
  notifications: t.field({
    type: [Notification],
    args: { first: t.arg.int({ defaultValue: 10 }) },
    resolve: ({ candidateId }, { first }, { db }) => listCandidateNotifications(db, candidateId, first ?? 10),
  }),
  unreadNotificationCount: t.int({ resolve: ({ candidateId }, _, { db }) => countUnreadOfCandidate(db, candidateId) }),
}))

builder.objectFields(CompanyViewer, (t) => ({
  notifications: t.field({
    type: [Notification],
    args: { first: t.arg.int({ defaultValue: 10 }) },
    resolve: (viewer, { first }, { db }) => listCompanyNotifications(db, viewer, first ?? 10),
  }),
  unreadNotificationCount: t.int({ resolve: (viewer, _, { db }) => countUnreadOfCompanyUser(db, viewer) }),
}))

builder.objectFields(AdminViewer, (t) => ({
  notifications: t.field({
    type: [Notification],
    args: { first: t.arg.int({ defaultValue: 10 }) },
    resolve: (viewer, { first }, { db }) => listAdminNotifications(db, viewer, first ?? 10),
  }),
  unreadNotificationCount: t.int({ resolve: (viewer, _, { db }) => countUnreadOfAdmin(db, viewer) }),
}))

builder.mutationField('readNotifications', (t) =>
  t.boolean({ resolve: (_, __, { viewer, write }) => write((tx) => readNotifications(tx, viewer)) }),
)
