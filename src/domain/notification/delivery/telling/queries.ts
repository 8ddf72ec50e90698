import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'

/** The users who have the effect in their list, or in a digest, already. */
export async function listHeard(
  tx: Tx,
  companyId: OfRow<'company'>,
  companyUserIds: readonly string[],
  effectKey: string,
) {
  if (companyUserIds.length === 0) return new Set<string>()
  const rows = await tx
    .selectFrom('companyNotification')
    .select('companyUserId')
    .where('companyId', '=', companyId)
    .where('companyUserId', 'in', companyUserIds)
    .where('effectKey', '=', effectKey)
    .union((eb) =>
      eb
        .selectFrom('companyDigestItem')
        .select('companyUserId')
        .where('companyId', '=', companyId)
        .where('companyUserId', 'in', companyUserIds)
        .where('effectKey', '=', effectKey),
    )
    .execute()
  return new Set(rows.map(({ companyUserId }) => companyUserId))
}
