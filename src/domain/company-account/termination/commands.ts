import { recordAudit } from '#domain/audit/commands.ts'
import type { Tx } from '#platform/db.ts'

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
    'companyUserAccount',
    'companyNotification',
    'companyCandidateLabel',
    'searchCandidateLabel',
    'savedFilter',
    'companyCandidate',
  ] as const
  for (const table of ofCompany) await tx.deleteFrom(table).where('companyId', '=', companyId).execute()
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
