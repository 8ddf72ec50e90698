import { adminBuilder } from '#graphql/admin-builder.ts'
import { Desk, DeskQueue } from '#domain/admin-account/desk/admin-graphql.ts'
import { findFailedJobQueue } from './queries.ts'

adminBuilder.objectField(Desk, 'failedJobs', (t) =>
  t.field({
    type: DeskQueue,
    description: 'Mails and other jobs whose last run failed.',
    resolve: (_, __, { db }) => findFailedJobQueue(db),
  }),
)
