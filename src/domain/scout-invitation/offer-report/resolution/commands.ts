import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { OfferReportId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { violatedConstraint } from '#platform/database/violation.ts'
import { followStages } from '../../pipeline/stage/commands.ts'
import { hire } from '../commands.ts'
import { isOpenCase, requireCase } from './queries.ts'
import { resolutionField, type Resolution } from './rules.ts'

const folded = (text: string) => text.replaceAll('\r\n', '\n').trim()

/**
 * Settles a report that the company denied, or has not answered in time, and mails the sentence to both sides. CONFIRMED
 * makes the invitation HIRED. Refuses not_found, invalid_input, offer_report_closed when the company, the student or
 * another operator was faster or the scout is over, offer_already_reported when the student has reported again.
 */
export async function resolveOfferReport(
  tx: Tx,
  admin: AdminViewer,
  id: OfferReportId,
  { resolution: to, text }: { resolution: Resolution; text: string },
) {
  const resolution = folded(text)
  refuseInvalid([checkText('text', resolution, resolutionField)])
  const report = await settle(tx, admin, id, to, resolution)
  const { companyId, candidateId } = report
  await followStages(tx, [report])
  if (to === 'CONFIRMED') {
    await hire(tx, admin, report)
    // Not notify_offer_answered: the operator's mail tells the student, and a second one would say the same.
    await enqueue(tx, 'tell_offer_resolved', { companyId, offerReportId: id })
  }
  for (const side of ['STUDENT', 'COMPANY'] as const)
    await enqueue(tx, 'send_offer_resolution_mail', { companyId, offerReportId: id, to: side })
  await recordAudit(tx, admin, [
    {
      action: 'resolveOfferReport',
      subject: 'offer_report',
      subjectId: id,
      companyId,
      candidateId,
      from: report.from,
      to,
    },
  ])
  return id
}

// The company's own answer, the clock and a second operator may come at once; the conditional update decides.
async function settle(tx: Tx, admin: AdminViewer, id: OfferReportId, to: Resolution, resolution: string) {
  const settled = await orReportedAgain(
    tx
      .updateTable('offerReport')
      .set({
        status: to,
        resolution,
        resolvedBy: admin.adminAccountId,
        answeredAt: sql<Date>`coalesce(answered_at, now())`,
      })
      .where('id', '=', id)
      .where(isOpenCase)
      .returning(['id', 'companyId', 'candidateId', 'scoutInvitationId', 'status', sql<string>`old.status`.as('from')])
      .executeTakeFirst(),
  )
  if (settled) return settled
  const report = await tx.selectFrom('offerReport').select('id').where('id', '=', id).executeTakeFirst()
  throw new Refusal(report ? 'offer_report_closed' : 'not_found')
}

async function orReportedAgain<Result>(written: Promise<Result>) {
  try {
    return await written
  } catch (error) {
    if (violatedConstraint(error) !== 'offer_report_once') throw error
    throw new Refusal('offer_already_reported')
  }
}

const caseNoteField = { label: 'メモ', min: 1, max: 1000 } as const

/** Adds a note, which only operators read; notes are never changed. Refuses not_found, invalid_input. */
export async function addOfferReportNote(tx: Tx, admin: AdminViewer, id: OfferReportId, text: string) {
  const body = folded(text)
  refuseInvalid([checkText('body', body, caseNoteField)])
  const { companyId, candidateId } = await requireCase(tx, id)
  await tx
    .insertInto('offerReportNote')
    .values({ offerReportId: id, adminAccountId: admin.adminAccountId, body })
    .execute()
  await recordAudit(tx, admin, [
    { action: 'addOfferReportNote', subject: 'offer_report', subjectId: id, companyId, candidateId },
  ])
  return id
}
