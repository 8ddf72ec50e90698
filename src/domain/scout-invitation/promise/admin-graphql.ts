import { adminBuilder } from '#graphql/admin-builder.ts'
import { rankPromiseRecords } from './record/queries.ts'

type Ranked = Awaited<ReturnType<typeof rankPromiseRecords>>[number]
const RankedPromiseRecord = adminBuilder.objectRef<Ranked>('RankedPromiseRecord').implement({
  fields: (t) => ({
    companyId: t.exposeID('id'),
    displayName: t.exposeString('displayName'),
    students: t.exposeInt('students'),
    total: t.exposeInt('total'),
    kept: t.exposeInt('kept'),
  }),
})

adminBuilder.queryField('promiseRecords', (t) =>
  t.field({
    type: [RankedPromiseRecord],
    description: 'The companies that keep the smallest share of their promises first.',
    resolve: (_, __, { db }) => rankPromiseRecords(db),
  }),
)
