import { recordAudit } from '#domain/audit/commands.ts'
import { holdMembers } from '#domain/company-account/user/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { staffOwnerOf } from '../../staff/owner.ts'
import { findStaffSession } from '../../staff/queries.ts'

/**
 * Asks every ADMIN of the company for a second factor, or no longer. Refuses own_second_factor_first for an ADMIN whose
 * own session had none, since that session would end with the act.
 */
export async function updateAdminFactorRule(
  tx: Tx,
  company: CompanyViewer,
  isRequired: boolean,
  sessionTokenSha256: Buffer | null,
) {
  const { companyId } = company
  await holdMembers(tx, company)
  if (isRequired) {
    const session = await findStaffSession(tx, staffOwnerOf(company), sessionTokenSha256)
    if (!session?.secondFactor) throw new Refusal('own_second_factor_first')
  }
  const changed = await tx
    .updateTable('company')
    .set({ requiresAdminFactor: isRequired })
    .where('id', '=', companyId)
    .where('requiresAdminFactor', '!=', isRequired)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return true
  const to = isRequired ? 'REQUIRED' : 'OPTIONAL'
  await recordAudit(tx, company, [
    { action: 'updateAdminFactorRule', subject: 'company', subjectId: companyId, companyId, to },
  ])
  return true
}

/** The company's rule for its ADMINs, and how many of them have no factor yet. */
export async function findAdminFactorRule(db: Db, { companyId }: CompanyViewer) {
  const { requiresAdminFactor } = await db
    .selectFrom('company')
    .select('requiresAdminFactor')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('companyUser')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('role', '=', 'ADMIN')
    .where('status', '=', 'ACTIVE')
    .where((eb) =>
      eb.and([
        eb.not(
          eb.exists(
            eb
              .selectFrom('staffTotp')
              .select('id')
              .whereRef('staffTotp.companyUserId', '=', 'companyUser.id')
              .where('confirmedAt', 'is not', null),
          ),
        ),
        eb.not(
          eb.exists(
            eb
              .selectFrom('staffPasskey')
              .select('id')
              .whereRef('staffPasskey.companyId', '=', 'companyUser.companyId')
              .whereRef('staffPasskey.companyUserId', '=', 'companyUser.id'),
          ),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return { isRequired: requiresAdminFactor, adminsWithoutFactor: count }
}
