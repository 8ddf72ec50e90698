import { adminBuilder } from '#graphql/admin-builder.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { fieldError } from '#ground/validation/validation.ts'
import type { Db } from '#platform/database/db.ts'
import { periodMistake } from './address/rules.ts'
import { analysisTypes } from './both-graphql.ts'
import { readAnalysisOfAll } from './queries.ts'
import { dimensionWords, operatorDimensions, type OperatorDimension } from './rules.ts'
import { analysisTable } from './table.ts'

const { ScoutAnalysis } = analysisTypes(adminBuilder)

const Dimension = adminBuilder.enumType('ScoutAnalysisDimension', {
  description: 'WHEN: the weekday and the hour of the sending.',
  values: operatorDimensions,
})

const Filter = adminBuilder.inputType('ScoutAnalysisFilter', {
  fields: (t) => ({
    from: t.field({ type: 'Date', required: true, description: 'The first day of the sending.' }),
    to: t.field({ type: 'Date', required: true, description: 'The last one.' }),
  }),
})
type Asked = typeof Filter.$inferInput

async function readTold(filter: Asked, by: OperatorDimension, db: Db) {
  refuseInvalid([fieldError('from', periodMistake(filter.from, filter.to))])
  const analysis = await readAnalysisOfAll(db, by, filter)
  return { ...analysis, rows: analysis.rows.map((row) => ({ ...row, readRate: null })), readDays: null }
}

adminBuilder.queryFields((t) => ({
  scoutAnalysis: t.field({
    type: ScoutAnalysis,
    description: 'The scouts of all companies, without read rates: nothing that the operator decides rests on them.',
    args: {
      filter: t.arg({ type: Filter, required: true }),
      by: t.arg({ type: Dimension, required: true }),
    },
    resolve: (_, { filter, by }, { db }) => readTold(filter, by, db),
  }),
  scoutAnalysisCsv: t.string({
    description: 'The rows of the analysis as a CSV.',
    args: {
      filter: t.arg({ type: Filter, required: true }),
      by: t.arg({ type: Dimension, required: true }),
    },
    resolve: async (_, { filter, by }, { db }) => analysisTable(await readTold(filter, by, db), dimensionWords[by]),
  }),
}))
