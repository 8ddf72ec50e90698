import { recordAudit } from '#domain/audit/commands.ts'
import { countErased, recordErasure } from '#domain/audit/retention/commands.ts'
import type { Tx } from '#platform/db.ts'
import { removeUserPictures } from '../user/picture/commands.ts'

/**
 * Deletes a company's private data a year after its contract: sign-ins, credentials and notes about students. Messages
 * that students received stay. Running again changes nothing.
 */
export async function forgetTerminatedCompany(tx: Tx, companyId: string) {
  const isLive = await tx
    .selectFrom('contract')
    .select('id')
    .where('companyId', '=', companyId)
    .where('status', '!=', 'TERMINATED')
    .executeTakeFirst()
  if (isLive) return
  const ofCompany = [
    'session',
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
    'companyNotification',
    'companyCandidateLabel',
    'searchCandidateLabel',
    'savedFilter',
    'companyCandidate',
    'contractRequest',
    'whitepaperDownload',
  ] as const
  let erased = 0
  for (const table of ofCompany)
    erased += countErased(await tx.deleteFrom(table).where('companyId', '=', companyId).execute())
  await recordErasure(tx, 'TERMINATED_COMPANY', erased)
  await removeUserPictures(tx, companyId)
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
