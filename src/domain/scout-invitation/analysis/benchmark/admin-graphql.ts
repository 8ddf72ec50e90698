import { adminBuilder } from '#graphql/admin-builder.ts'
import { fromLookups } from '#domain/lookup/queries.ts'
import { benchmarkTypes } from './both-graphql.ts'
import { listBenchmarks } from './queries.ts'
import { groupWords } from './rules.ts'

const { Measure } = benchmarkTypes(adminBuilder)

type Row = Awaited<ReturnType<typeof listBenchmarks>>[number]
const Benchmark = adminBuilder.objectRef<Row>('ScoutBenchmark').implement({
  fields: (t) => ({
    startsOn: t.expose('startsOn', { type: 'Date' }),
    group: t.string({ resolve: (group, _, { db }) => fromLookups(db, (all) => groupWords(group, all)) }),
    measure: t.expose('measure', { type: Measure }),
    companies: t.exposeInt('companies'),
    lower: t.exposeFloat('lower'),
    median: t.exposeFloat('median'),
    upper: t.exposeFloat('upper'),
  }),
})

adminBuilder.queryField('scoutBenchmarks', (t) =>
  t.field({
    type: [Benchmark],
    description: 'The figures of the newest closed quarter that companies see, each its closest group alone.',
    resolve: (_, __, { db }) => listBenchmarks(db),
  }),
)
