import { recordAudit } from '#domain/audit/commands.ts'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import { offerReportId, type OfferReportId, type ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { moveScoutInvitation } from '../../commands.ts'
import { lockAccepted } from '../../outcome/queries.ts'
import { moves } from '../../rules.ts'
import { choiceFrom } from '../../step/rules.ts'
import { confirmOfferReport, hire, move } from '../commands.ts'
import { lockOwnReport } from '../queries.ts'
import { answerBusinessDays, checkAcceptedOn, checkAfterScout } from '../rules.ts'
import { lastTold, lockHired, lockStandingReport } from './queries.ts'

/**
 * The company records that it has hired the student, who confirms or objects. Where the student has reported the same
 * offer, the report is confirmed instead. Refuses not_found, invalid_input, and offer_already_reported for a student who
 * is hired already or has reported another scout of the company.
 */
export async function recordHire(tx: Tx, company: CompanyViewer, id: ScoutInvitationId, acceptedOn: string) {
  const today = tokyoToday()
  refuseInvalid([checkAcceptedOn('acceptedOn', acceptedOn, today)])
  const { companyId, companyUserId } = company
  // The report is held before its invitation, as every answer to one does.
  const standing = await lockStandingReport(tx, companyId, id)
  const { status, candidateId, sentAt } = await lockAccepted(tx, companyId, id)
  if (status !== 'ACCEPTED' || (standing && standing.scoutInvitationId !== id))
    throw new Refusal('offer_already_reported')
  if (standing?.status === 'SUBMITTED') {
    await confirmOfferReport(tx, company, offerReportId(standing.id))
    return id
  }
  if (standing) {
    await hire(tx, company, standing)
    await enqueue(tx, 'tell_offer_resolved', { companyId, offerReportId: standing.id })
    return id
  }
  refuseInvalid([checkAfterScout('acceptedOn', acceptedOn, tokyoDay(sentAt))])
  const answerBy = endOfTokyoDay(addBusinessDays(today, answerBusinessDays))
  // offer_report_once decides over the student's own report at the same moment.
  const report = await tx
    .insertInto('offerReport')
    .values({
      companyId,
      scoutInvitationId: id,
      candidateId,
      acceptedOn,
      answerBy,
      companyUserId,
      recordedBy: 'COMPANY',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!report) throw new Refusal('offer_already_reported')
  await hire(tx, company, report)
  await enqueue(tx, 'notify_hire_recorded', { companyId, offerReportId: report.id })
  const act = { action: 'recordHire', subject: 'offer_report', subjectId: report.id } as const
  await recordAudit(tx, company, [{ ...act, companyId, candidateId, to: 'SUBMITTED' }])
  return id
}

/**
 * The student answers a hire that the company has recorded. An objection takes the hire back, and the operators ask both
 * sides; what the company owed before it owes again, and the choice of a date has its days anew. Refuses not_found,
 * offer_report_closed.
 */
export async function answerHire(tx: Tx, candidate: CandidateViewer, id: OfferReportId, isRight: boolean) {
  const report = await lockOwnReport(tx, candidate.candidateId, id)
  if (report.recordedBy !== 'COMPANY') throw new Refusal('not_found')
  await move(tx, candidate, isRight ? 'confirmHire' : 'objectToHire', report, report.companyUserId)
  if (isRight) return id
  const invitation = await lockHired(tx, report)
  if (invitation)
    await moveScoutInvitation(tx, candidate, 'objectToHire', invitation, {
      status: moves.objectToHire.to,
      endedAt: null,
      ...(await lastTold(tx, invitation)),
      ...(invitation.schedulingStatus === 'PENDING' && choiceFrom(new Date(), invitation.step)),
    })
  return id
}
