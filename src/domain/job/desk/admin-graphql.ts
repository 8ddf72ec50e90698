import { adminBuilder } from '#graphql/admin-builder.ts'
import { Desk, DeskQueue } from '#domain/admin-account/desk/admin-graphql.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { addDays } from '#ground/day.ts'
import { countStaleJobs } from '../operation/queries.ts'
import { archiveDays } from '../rules.ts'

adminBuilder.objectField(Desk, 'staleJobs', (t) =>
  t.field({
    type: DeskQueue,
    description: 'Published jobs that nobody has checked for 90 days; due when the clock archives the first.',
    resolve: async (_, __, { db }) => {
      const { count, oldestAt } = await countStaleJobs(db, new Date())
      return { count, oldestAt, dueOn: oldestAt && addDays(tokyoDay(oldestAt), archiveDays) }
    },
  }),
)
