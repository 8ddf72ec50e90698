import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { fromLookups } from '#domain/lookup/queries.ts'
import { addDays } from '#ground/day.ts'
import { addMonths } from '#ground/time/month.ts'
import { benchmarkTypes } from './both-graphql.ts'
import { findBenchmark, type OwnBenchmark } from './queries.ts'
import { groupWords } from './rules.ts'

const { Measure } = benchmarkTypes(builder)

const Figure = builder.objectRef<OwnBenchmark['figures'][number]>('ScoutBenchmarkFigure').implement({
  description: 'A quarter of the companies lies below `lower`, half below `median`, three quarters below `upper`.',
  fields: (t) => ({
    measure: t.expose('measure', { type: Measure }),
    lower: t.exposeFloat('lower'),
    median: t.exposeFloat('median'),
    upper: t.exposeFloat('upper'),
    own: t.exposeFloat('own', { nullable: true, description: 'Of the own company; null with too few scouts.' }),
  }),
})

const Benchmark = builder.objectRef<OwnBenchmark>('ScoutBenchmark').implement({
  description: 'A closed quarter over at least ten companies, written once and never changed.',
  fields: (t) => ({
    from: t.expose('startsOn', { type: 'Date' }),
    to: t.field({ type: 'Date', resolve: ({ startsOn }) => addDays(addMonths(startsOn, 3), -1) }),
    companies: t.exposeInt('companies'),
    group: t.string({
      description: 'The industry and the size that the companies have in common.',
      resolve: (group, _, { db }) => fromLookups(db, (all) => groupWords(group, all)),
    }),
    figures: t.expose('figures', { type: [Figure] }),
  }),
})

builder.queryField('scoutBenchmark', (t) =>
  t.field({
    type: Benchmark,
    nullable: true,
    description: 'Null while there are not ten companies to compare with.',
    resolve: (_, __, context) => findBenchmark(context.db, companyOf(context)),
  }),
)
