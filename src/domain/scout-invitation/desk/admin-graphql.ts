import { sql } from 'kysely'
import { adminBuilder } from '#graphql/admin-builder.ts'
import { Desk, DeskDay, DeskQueue } from '#domain/admin-account/desk/admin-graphql.ts'
import { countByDay } from '#domain/admin-account/desk/queries.ts'
import { findMismatchQueue } from './queries.ts'

adminBuilder.objectFields(Desk, (t) => ({
  mismatches: t.field({ type: DeskQueue, resolve: (_, __, { db }) => findMismatchQueue(db) }),
  scoutsByDay: t.field({
    type: [DeskDay],
    description: 'Scouts that left, by day.',
    resolve: (_, __, { db }) => countByDay(db, 'scoutInvitation', 'sentAt', sql<boolean>`status <> 'SCHEDULED'`),
  }),
  answersByDay: t.field({
    type: [DeskDay],
    description: 'Scouts that were accepted or declined, by day of the answer.',
    resolve: (_, __, { db }) => countByDay(db, 'scoutInvitation', 'answeredAt'),
  }),
}))
