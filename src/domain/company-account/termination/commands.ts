import { recordAudit } from '#domain/audit/commands.ts'
import { countErased, recordErasure } from '#domain/audit/retention/commands.ts'
import { isTerminated } from '#domain/company/contract/queries.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { removeUserPictures } from '../user/picture/commands.ts'

/** Tables of which a company keeps nothing. The rest stays, with a reason that stands in the test of every table. */
const ofCompany = [
  'session',
  'pushDevice',
  'staffTotp',
  'staffPasskey',
  'accessToken',
  'allowedNetwork',
  'webhookEvent',
  'webhook',
  'passwordReset',
  'singleSignOnFlow',
  'singleSignOnIdentity',
  'singleSignOn',
  'mailDomain',
  'signInAddress',
  'companyUserAccount',
  'calendarFeed',
  'busyCalendar',
  'companyNotification',
  'companyDigestItem',
  'notificationMail',
  'scoutNotificationDefault',
  'scoutNotificationSetting',
  'staffDateRemoval',
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
  'reasonFiguresOff',
  'scoutPlacement',
  'scoutStage',
  'scoutSentOnDay',
  'sendingSlowdown',
  'scoutTemplate',
  'threadPhrase',
  'fairJob',
  'fairModeUser',
  'fairMode',
  'jobPresence',
  'jobSave',
  'schedulingSetting',
  'contractRequest',
  'whitepaperDownload',
] as const

/**
 * Deletes a company's private data a year after its contract: sign-ins, credentials, settings, notes about students and
 * what its people wrote about themselves; another job deletes the jobs it never sent. What students received stays.
 * Running again changes nothing.
 */
export async function forgetTerminatedCompany(tx: Tx, companyId: OfRow<'company'>) {
  if (!(await isTerminated(tx, companyId))) return
  // A letter that was received stays as it is, without the template and the way of searching behind it.
  await tx
    .updateTable('templateMessageHistory')
    .set({ scoutTemplateId: null, scoutTemplateVersion: null, foundBy: '' })
    .where('companyId', '=', companyId)
    .execute()
  let erased = 0
  for (const table of ofCompany)
    erased += countErased(await tx.deleteFrom(table).where('companyId', '=', companyId).execute())
  // Of follow-ups and outcomes, those that no student received: what was received stays with its scout.
  const unsent = tx.deleteFrom('scoutFollowUp').where('companyId', '=', companyId).where('deliveredAt', 'is', null)
  const untold = tx.deleteFrom('scoutOutcome').where('companyId', '=', companyId).where('toldAt', 'is', null)
  erased += countErased(await unsent.execute()) + countErased(await untold.execute())
  await recordErasure(tx, 'TERMINATED_COMPANY', erased)
  await removeUserPictures(tx, companyId)
  await enqueue(tx, 'forget_unsent_jobs', { companyId })
  // Students know who signed by the name alone.
  const ofPerson = { familyNameKana: '', givenNameKana: '', department: '', title: '', messageToStudents: '' }
  await tx.updateTable('companyUser').set(ofPerson).where('companyId', '=', companyId).execute()
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
