import { recordAudit } from '#domain/audit/commands.ts'
import { countErased, recordErasure } from '#domain/audit/retention/commands.ts'
import { isTerminated } from '#domain/company/contract/queries.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { removeUserPictures } from '../user/picture/commands.ts'

/**
 * Deletes a company's private data a year after its contract: sign-ins, credentials and notes about students; another
 * job deletes what it wrote and never sent. Messages that students received stay. Running again changes nothing.
 */
export async function forgetTerminatedCompany(tx: Tx, companyId: OfRow<'company'>) {
  if (!(await isTerminated(tx, companyId))) return
  const ofCompany = [
    'session',
    'pushDevice',
    'staffTotp',
    'staffPasskey',
    'accessToken',
    'allowedNetwork',
    'webhookEvent',
    'webhook',
    'singleSignOnFlow',
    'singleSignOnIdentity',
    'singleSignOn',
    'mailDomain',
    'signInAddress',
    'companyUserAccount',
    'calendarFeed',
    'busyCalendar',
    'companyNotification',
    'companyCandidateLabel',
    'passedOverCandidate',
    'triagePlace',
    'scoutClaim',
    'scoutDraft',
    'openReading',
    'searchCandidateLabel',
    'savedFilter',
    'companyCandidate',
    'candidateFinding',
    'candidateNote',
    'evaluation',
    'evaluationForm',
    'scoutWording',
    'scoutExperiment',
    'contractRequest',
    'whitepaperDownload',
  ] as const
  let erased = 0
  for (const table of ofCompany)
    erased += countErased(await tx.deleteFrom(table).where('companyId', '=', companyId).execute())
  // Of the follow-ups, those that no student received: what was received stays with its scout.
  const unsent = tx.deleteFrom('scoutFollowUp').where('companyId', '=', companyId).where('deliveredAt', 'is', null)
  erased += countErased(await unsent.execute())
  await recordErasure(tx, 'TERMINATED_COMPANY', erased)
  await removeUserPictures(tx, companyId)
  await enqueue(tx, 'forget_unsent_jobs', { companyId })
  const gone = await tx
    .updateTable('companyUser')
    .set({ status: 'DISABLED' })
    .where('companyId', '=', companyId)
    .where('status', '!=', 'DISABLED')
    .returning('id')
    .execute()
  await recordAudit(
    tx,
    'system',
    gone.map(({ id }) => ({
      action: 'forgetTerminatedCompany',
      subject: 'company_user',
      subjectId: id,
      companyId,
      to: 'DISABLED',
    })),
  )
}
