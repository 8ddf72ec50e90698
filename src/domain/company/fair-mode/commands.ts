import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { NamedCompanyUserId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import type { FairModeScope } from './rules.ts'

/** Holds from the next question on, for every user and token of the company. */
export async function updateFairMode(tx: Tx, company: CompanyViewer, scope: FairModeScope) {
  const { companyId } = company
  const changed = await tx
    .insertInto('fairMode')
    .values({ companyId, scope })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ scope }).where('fairMode.scope', '!=', scope))
    .returning('scope')
    .executeTakeFirst()
  // Pressed twice, or by two at once: one change, one line of the record.
  if (!changed) return
  await recordAudit(tx, company, [
    { action: 'updateFairMode', subject: 'company', subjectId: companyId, companyId, to: scope },
  ])
}

/**
 * Names a user as one who chooses for the jobs in fair mode, or takes the name off. Refuses not_found, also for an
 * interviewer, who reads no student before a scout.
 */
export async function updateFairModeUser(tx: Tx, company: CompanyViewer, id: NamedCompanyUserId, isListed: boolean) {
  const { companyId } = company
  const user = await tx
    .selectFrom('companyUser')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .where('role', '!=', 'INTERVIEWER')
    .forKeyShare()
    .executeTakeFirst()
  if (!user) throw new Refusal('not_found')
  const row = { companyId, companyUserId: user.id }
  const changed = isListed
    ? await tx
        .insertInto('fairModeUser')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('companyUserId')
        .execute()
    : await tx
        .deleteFrom('fairModeUser')
        .where('companyId', '=', companyId)
        .where('companyUserId', '=', user.id)
        .returning('companyUserId')
        .execute()
  if (changed.length === 0) return
  await recordAudit(tx, company, [
    {
      action: 'updateFairModeUser',
      subject: 'company_user',
      subjectId: user.id,
      companyId,
      to: isListed ? 'ON' : 'OFF',
    },
  ])
}
