import { requireFeature } from '#domain/company/queries.ts'
import { requireCompany } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import { Refusal } from '#ground/refusal.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { drawReport } from './drawing.ts'
import { readReport } from './queries.ts'
import { readReportMonth } from './rules.ts'

builder.queryField('individualReport', (t) =>
  t.string({
    description: 'The report of an ended month, written 2026-10, as a PDF in base64.',
    args: { month: t.arg.string({ required: true }) },
    resolve: async (_, { month: text }, { viewer, db, requireRate }) => {
      const company = requireCompany(viewer)
      await requireFeature(db, company.companyId, 'individual_report')
      const month = readReportMonth(text, tokyoToday())
      if (!month) throw new Refusal('not_found')
      // Each file is drawn anew.
      await requireRate({ name: 'individual-report', attempts: 30, seconds: 600 })
      return Buffer.from(await drawReport(await readReport(db, company.companyId, month))).toString('base64')
    },
  }),
)
