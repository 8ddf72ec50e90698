import { recordAudit } from '#domain/audit/commands.ts'
import { lockScoutInvitation } from '#domain/scout-invitation/queries.ts'
import { endReportedThread } from '#domain/scout-invitation/thread/commands.ts'
import { listCompanyWords } from '#domain/scout-invitation/thread/company-words/queries.ts'
import { requireFile } from '#domain/scout-invitation/thread/file/queries.ts'
import { listAllMessages, requireOwnThread } from '#domain/scout-invitation/thread/queries.ts'
import type { AdminViewer, CandidateViewer } from '#domain/viewer/viewer.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import type { InquiryId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { createInquiry } from '../contact/commands.ts'
import { findContact, requireInquiry } from '../contact/queries.ts'
import { hasOpened } from './queries.ts'
import { caseBody, checkOpening, checkReport } from './rules.ts'

/**
 * Ends the thread for the student and makes a case of it. The company reads that the student ended the thread. Refuses
 * invalid_input, not_found, thread_already_reported.
 */
export async function reportThread(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId, reason: string) {
  refuseInvalid(checkReport(reason))
  // The student's row first: a sending that holds the student waits, and then reads the report.
  await tx.selectFrom('candidate').select('id').where('id', '=', candidate.candidateId).forNoKeyUpdate().execute()
  await lockScoutInvitation(tx, candidate.candidateId, id)
  const thread = await requireOwnThread(tx, candidate.candidateId, id)
  if (thread.reportedAt !== null) throw new Refusal('thread_already_reported')
  await endReportedThread(tx, thread)
  const contact = await findContact(tx, candidate)
  await createInquiry(
    tx,
    candidate,
    {
      category: 'SCOUT',
      name: contact?.name || '学生',
      email: contact?.email ?? '',
      body: caseBody(tidyText(reason)),
      attachments: [],
      screen: '',
    },
    { companyId: thread.companyId, jobId: thread.jobId, scoutInvitationId: id },
  )
  await recordAudit(tx, candidate, [
    {
      action: 'reportThread',
      subject: 'scout_invitation',
      subjectId: id,
      companyId: thread.companyId,
      candidateId: candidate.candidateId,
    },
  ])
  return id
}

/**
 * The words and messages of a reported scout; the audit row with the reason is written before they leave. Refuses
 * not_found.
 */
export async function openReportedThread(db: Db, admin: AdminViewer, id: InquiryId, reason: string) {
  refuseInvalid(checkOpening(reason))
  const { companyId, scoutInvitationId, candidateId } = await requireReported(db, id)
  await recordAudit(db, admin, [
    {
      action: 'openReportedThread',
      subject: 'inquiry',
      subjectId: id,
      companyId,
      candidateId,
      details: { reason: tidyText(reason) },
    },
  ])
  const [words, messages] = await Promise.all([
    listCompanyWords(db, { companyId, scoutInvitationId }),
    listAllMessages(db, { companyId, scoutInvitationId }),
  ])
  return { words, messages }
}

/** A file of a reported thread, recorded before it leaves. Refuses not_found to who never opened the thread. */
export async function openReportedFile(
  db: Db,
  admin: AdminViewer,
  id: InquiryId,
  place: { position: number; number: number },
) {
  const { companyId, scoutInvitationId, candidateId } = await requireReported(db, id)
  if (!(await hasOpened(db, admin, id))) throw new Refusal('not_found')
  const file = await requireFile(db, { companyId, scoutInvitationId }, place)
  await recordAudit(db, admin, [
    { action: 'openReportedFile', subject: 'inquiry', subjectId: id, companyId, candidateId, details: place },
  ])
  return file
}

async function requireReported(db: Db, id: InquiryId) {
  const { reportedCompanyId: companyId, reportedScoutInvitationId, candidateId } = await requireInquiry(db, id)
  if (companyId === null || reportedScoutInvitationId === null) throw new Refusal('not_found')
  return { companyId, scoutInvitationId: reportedScoutInvitationId, candidateId }
}
