import type { BuilderOf } from '#graphql/builder-options.ts'
import { benchmarkMeasures } from './rules.ts'

/** The measures of the figures, in the schema of this builder. */
export const benchmarkTypes = <Context extends object>(builder: BuilderOf<Context>) => ({
  Measure: builder.enumType('ScoutBenchmarkMeasure', {
    description: 'Per cent of the sent scouts; DAYS: the median of the days until an answer.',
    values: benchmarkMeasures,
  }),
})
