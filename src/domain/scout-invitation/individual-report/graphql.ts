import { hasFeature } from '#domain/company/plan/rules.ts'
import { requireContract, requireFeature } from '#domain/company/queries.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { drawReport } from './drawing.ts'
import { findFirstDay, readReport } from './queries.ts'
import { monthsOfReports, readReportMonth } from './rules.ts'

builder.queryFields((t) => ({
  individualReportMonths: t.field({
    type: ['Date'],
    description: 'The first days of the months that have a report, the newest first; none outside of the plan.',
    resolve: async (_, __, { viewer, db }) => {
      const { companyId, contract } = requireCompany(viewer)
      const held = contract ?? (await requireContract(db, companyId))
      if (!hasFeature(held, 'individual_report')) return []
      return monthsOfReports(tokyoToday(), await findFirstDay(db, companyId))
    },
  }),
  individualReport: t.string({
    description: 'The report of an ended month, written 2026-10, as a PDF in base64.',
    args: { month: t.arg.string({ required: true }) },
    resolve: async (_, { month: text }, { viewer, db, requireRate }) => {
      const company = requireCompany(viewer)
      await requireFeature(db, company.companyId, 'individual_report')
      const firstDay = await findFirstDay(db, company.companyId)
      const month = readReportMonth(text, monthsOfReports(tokyoToday(), firstDay))
      if (!month) throw new Refusal('not_found')
      // Each file is drawn anew.
      await requireRate({ name: 'individual-report', attempts: 30, seconds: 600 })
      return Buffer.from(await drawReport(await readReport(db, company.companyId, month, firstDay))).toString('base64')
    },
  }),
}))
