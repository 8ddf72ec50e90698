import { builder } from '#graphql/builder.ts'
import type { Context } from '#graphql/context.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { jobId } from '#ground/id.ts'
import { fieldError } from '#ground/validation/validation.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { periodMistake } from './address/rules.ts'
import { analysisTypes } from './both-graphql.ts'
import { readAnalysis } from './queries.ts'
import { findReadRates } from './read/queries.ts'
import { readRateId } from './read/rules.ts'
import { analysisDimensions, dimensionWords, type AnalysisDimension } from './rules.ts'
import { analysisTable } from './table.ts'

const { ScoutAnalysis } = analysisTypes(builder)

const Dimension = builder.enumType('ScoutAnalysisDimension', {
  description:
    'TEXT: a version of a template, or else a text that students read alike. WHEN: the weekday and the hour of the sending. SENDER: for all but an ADMIN the own row alone. REASON: how the reason was written; a scout is in a row of each part.',
  values: analysisDimensions,
})

const Filter = builder.inputType('ScoutAnalysisFilter', {
  fields: (t) => ({
    from: t.field({ type: 'Date', required: true, description: 'The first day of the sending.' }),
    to: t.field({ type: 'Date', required: true, description: 'The last one.' }),
    jobId: t.id(),
  }),
})

type Asked = typeof Filter.$inferInput

async function readTold({ from, to, jobId: job }: Asked, by: AnalysisDimension, { db, viewer }: Context) {
  const company = requireCompany(viewer)
  refuseInvalid([fieldError('from', periodMistake(from, to))])
  const filter = { from, to, jobId: job ? jobId(job) : null }
  // A scout is in several rows by its reason: the walk that hides rates has one row a scout and division.
  if (by === 'REASON') {
    const analysis = await readAnalysis(db, company, by, filter)
    return { ...analysis, rows: analysis.rows.map((row) => ({ ...row, readRate: null })), readDays: null }
  }
  const [analysis, { startsOn, endsOn, rates }] = await Promise.all([
    readAnalysis(db, company, by, filter),
    findReadRates(db, company.companyId),
  ])
  const rows = analysis.rows.map((row) => ({ ...row, readRate: rates.get(readRateId(by, row.key)) ?? null }))
  return { ...analysis, rows, readDays: { from: startsOn, to: endsOn } }
}

builder.queryFields((t) => ({
  scoutAnalysis: t.field({
    type: ScoutAnalysis,
    args: {
      filter: t.arg({ type: Filter, required: true }),
      by: t.arg({ type: Dimension, required: true }),
    },
    resolve: (_, { filter, by }, context) => readTold(filter, by, context),
  }),
  scoutAnalysisCsv: t.string({
    description: 'The rows of the analysis as a CSV.',
    args: {
      filter: t.arg({ type: Filter, required: true }),
      by: t.arg({ type: Dimension, required: true }),
    },
    resolve: async (_, { filter, by }, context) =>
      analysisTable(await readTold(filter, by, context), dimensionWords[by]),
  }),
}))
