import { adminBuilder } from '#graphql/admin-builder.ts'
import { toldCount, toldText } from '#ground/few-people.ts'
import { listLookupUses, lookupLists, type LookupUse } from './queries.ts'

const List = adminBuilder.enumType('LookupList', { values: lookupLists })

const Use = adminBuilder.objectRef<LookupUse>('LookupUse').implement({
  fields: (t) => ({
    list: t.expose('list', { type: List }),
    id: t.id({ resolve: ({ id }) => id }),
    label: t.exposeString('label'),
    isActive: t.exposeBoolean('isActive'),
    students: t.string({
      description: 'A number, or the words for fewer than ten.',
      resolve: ({ students }) => toldText(toldCount(students)),
    }),
    companies: t.exposeInt('companies', { nullable: true }),
    jobs: t.exposeInt('jobs', { nullable: true }),
  }),
})

adminBuilder.queryField('lookupUses', (t) =>
  t.field({
    type: [Use],
    description: 'Every choice of the lists that come with a release, and how often it was chosen.',
    resolve: (_, __, { db }) => listLookupUses(db),
  }),
)
