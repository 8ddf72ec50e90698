import { adminBuilder } from '#graphql/admin-builder.ts'
import { Desk, DeskDay } from '#domain/admin-account/desk/admin-graphql.ts'
import { countByDay } from '#domain/admin-account/desk/queries.ts'

adminBuilder.objectField(Desk, 'registrationsByDay', (t) =>
  t.field({
    type: [DeskDay],
    description: 'Students who registered, by day; those who left for good are not counted any more.',
    resolve: (_, __, { db }) => countByDay(db, 'candidateAccount', 'insertedAt'),
  }),
)
