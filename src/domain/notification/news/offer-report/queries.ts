import type { OfferReportStatus } from '#domain/scout-invitation/offer-report/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findScoutFacts } from '../../facts/queries.ts'

export type AboutReport = { companyId: OfRow<'company'>; offerReportId: string }

/** A report with the scout it is about; undefined when the report has another status, or is gone. */
export async function findReportFacts(
  db: Db | Tx,
  { companyId, offerReportId }: AboutReport,
  statuses: readonly OfferReportStatus[],
) {
  const report = await db
    .selectFrom('offerReport')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', offerReportId)
    .where('status', 'in', statuses)
    .executeTakeFirst()
  const facts = report && (await findScoutFacts(db, { companyId, scoutInvitationId: report.scoutInvitationId }))
  return facts && report && { report, ...facts }
}
