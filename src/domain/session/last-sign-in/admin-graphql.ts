import { adminBuilder } from '#graphql/admin-builder.ts'
import { CompanyUser } from '#domain/company/admin-graphql.ts'
import { findLastSignIns } from './queries.ts'

adminBuilder.objectField(CompanyUser, 'lastSignInAt', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Null when nobody signed in, or so long ago that the session is forgotten.',
    resolve: async ({ id }, _, { batchOpen }) => (await batchOpen(findLastSignIns).load(id)) ?? null,
  }),
)
