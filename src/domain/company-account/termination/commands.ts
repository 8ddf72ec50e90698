import { recordAudit } from '#domain/audit/commands.ts'
import type { Tx } from '#platform/db.ts'

/**
 * A year after its contract a company leaves nothing but what students received: who signed in, with what and from where,
 * and everything its people noted of students. Running twice changes nothing more.
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
