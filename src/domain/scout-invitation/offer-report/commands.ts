import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import type { CandidateViewer, CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import type { OfferReportId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { moveScoutInvitation } from '../commands.ts'
import { followStages } from '../pipeline/stage/commands.ts'
import { lockScoutInvitation } from '../queries.ts'
import { finishedJobHuntingStatusId, moves, statusAt } from '../rules.ts'
import { lockOwnReport, lockReport, type LockedReport } from './queries.ts'
import {
  answerBusinessDays,
  checkAcceptedOn,
  checkAfterScout,
  confirmedStatuses,
  offerReportMoves,
  type OfferReportMove,
} from './rules.ts'

/**
 * A student says that an offer was accepted. Refuses invalid_input, not_found for a scout the student has not accepted,
 * offer_already_reported while a report to the company stands.
 */
export async function reportOffer(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId, acceptedOn: string) {
  const today = tokyoToday()
  refuseInvalid([checkAcceptedOn('acceptedOn', acceptedOn, today)])
  const { candidateId } = candidate
  const invitation = await lockScoutInvitation(tx, candidateId, id)
  if (statusAt(invitation, new Date()) !== 'ACCEPTED') throw new Refusal('not_found')
  refuseInvalid([checkAfterScout('acceptedOn', acceptedOn, tokyoDay(invitation.sentAt))])
  const { companyId } = invitation
  const answerBy = endOfTokyoDay(addBusinessDays(today, answerBusinessDays))
  // offer_report_once decides over two reports at once; no returned row means that one stands already.
  const report = await tx
    .insertInto('offerReport')
    .values({ companyId, scoutInvitationId: id, candidateId, acceptedOn, answerBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!report) throw new Refusal('offer_already_reported')
  await followStages(tx, [{ companyId, scoutInvitationId: id }])
  await enqueue(tx, 'notify_offer_reported', { companyId, offerReportId: report.id })
  await recordAudit(tx, candidate, [
    { action: 'reportOffer', subject: 'offer_report', subjectId: report.id, companyId, candidateId, to: 'SUBMITTED' },
  ])
  return report.id as OfferReportId
}

/** The student takes an unanswered report back; the company is not told. Refuses not_found, offer_report_closed. */
export async function cancelOfferReport(tx: Tx, candidate: CandidateViewer, id: OfferReportId) {
  const report = await lockOwnReport(tx, candidate.candidateId, id)
  if (report.recordedBy !== 'STUDENT') throw new Refusal('not_found')
  await move(tx, candidate, 'cancelOfferReport', report)
  return id
}

/** The company confirms, and the invitation is HIRED. Refuses not_found, offer_report_closed. */
export async function confirmOfferReport(tx: Tx, company: CompanyViewer, id: OfferReportId) {
  const report = await lockReport(tx, company.companyId, id)
  await move(tx, company, 'confirmOfferReport', report, company.companyUserId)
  await hire(tx, company, report)
  return id
}

/** The company does not know of the offer; the operators are told. Refuses not_found, offer_report_closed. */
export async function denyOfferReport(tx: Tx, company: CompanyViewer, id: OfferReportId) {
  const report = await lockReport(tx, company.companyId, id)
  await move(tx, company, 'denyOfferReport', report, company.companyUserId)
  return id
}

/** Makes the invitation of a confirmed report HIRED; the caller holds the report. Refuses offer_report_closed. */
export async function hire(
  tx: Tx,
  viewer: Viewer,
  { companyId, scoutInvitationId: id, candidateId }: Omit<LockedReport, 'status'>,
) {
  const invitation = await tx
    .selectFrom('scoutInvitation')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Between report and answer the student may have declined.
  const { from, to } = moves.confirmOfferReport
  if (!from.some((status) => status === invitation.status)) throw new Refusal('offer_report_closed')
  const now = new Date()
  await moveScoutInvitation(
    tx,
    viewer,
    'confirmOfferReport',
    { ...invitation, candidateId },
    { status: to, endedAt: now, ...toldByHiring(invitation, now) },
  )
}

/** Hiring is word enough for a student who waits for the outcome of a step. */
const toldByHiring = (
  { step, outcomeStep, outcomeToldAt }: { step: number; outcomeStep: number; outcomeToldAt: Date | null },
  now: Date,
) => (outcomeToldAt !== null && outcomeStep === step ? {} : { outcomeToldAt: now, outcomeStep: step })

/** The writer of a report's status, whose stage is followed; the caller holds the row of the report. */
export async function move(
  tx: Tx,
  viewer: Viewer | 'system',
  act: OfferReportMove,
  report: LockedReport,
  companyUserId: string | null = null,
) {
  const { id, companyId, candidateId, scoutInvitationId, status } = report
  const { from, to } = offerReportMoves[act]
  if (status !== from) throw new Refusal('offer_report_closed')
  await tx
    .updateTable('offerReport')
    .set({ status: to, answeredAt: new Date(), companyUserId })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
  await followStages(tx, [{ companyId, scoutInvitationId }])
  if (act !== 'cancelOfferReport') await enqueue(tx, 'notify_offer_answered', { companyId, offerReportId: id })
  await recordAudit(tx, viewer, [
    { action: act, subject: 'offer_report', subjectId: id, companyId, candidateId, from, to },
  ])
}

/** Reports changed in one transaction. */
export const batchSize = 500

/**
 * Confirms reports that the other side has not answered in time, and closes those whose scout does not stand any more.
 * Called by the clock; returns the number of reports it changed.
 */
export async function confirmSilentOfferReports(tx: Tx): Promise<number> {
  const silent = await tx
    .selectFrom('offerReport')
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'offerReport.scoutInvitationId'))
    .selectAll('offerReport')
    .select('scoutInvitation.status as invitationStatus')
    .where('offerReport.status', '=', 'SUBMITTED')
    .where('offerReport.answerBy', '<=', sql<Date>`now()`)
    .orderBy('offerReport.answerBy')
    .limit(batchSize)
    .forUpdate('offerReport')
    .skipLocked()
    .execute()
  for (const { invitationStatus, ...report } of silent) {
    const isStanding = invitationStatus === (report.recordedBy === 'COMPANY' ? 'HIRED' : 'ACCEPTED')
    const act = isStanding ? 'confirmSilentOfferReports' : 'cancelOfferReport'
    await move(tx, 'system', act, report, report.companyUserId)
  }
  return silent.length
}

/** The answer 「終える」 after a confirmed report: the search no longer shows the student by default. Refuses not_found. */
export async function finishJobHunting(tx: Tx, candidate: CandidateViewer) {
  const { candidateId } = candidate
  const finished = await tx
    .updateTable('candidate')
    .set({ jobHuntingStatusId: finishedJobHuntingStatusId })
    .where('id', '=', candidateId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('offerReport')
          .select('offerReport.id')
          .where('offerReport.candidateId', '=', candidateId)
          .where('offerReport.status', 'in', confirmedStatuses),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  if (!finished) throw new Refusal('not_found')
  await recordAudit(tx, candidate, [
    { action: 'finishJobHunting', subject: 'candidate', subjectId: candidateId, candidateId },
  ])
  return true
}
