import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { Sealing } from '#platform/secrets/secret.ts'
import type { StaffOwner } from '../staff/owner.ts'
import { factorMinutes } from './rules.ts'

/** The authenticator app of the account, and how many recovery codes are left. */
export const findTotp = (db: Db, owner: StaffOwner) =>
  db
    .selectFrom('staffTotp')
    .select('confirmedAt')
    .select((eb) =>
      eb
        .selectFrom('staffRecoveryCode')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('staffTotpId', '=', 'staffTotp.id')
        .where('usedAt', 'is', null)
        .as('recoveryCodesLeft'),
    )
    .where((eb) => eb.and(owner))
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst()

/** The secret of an enrolment that was begun a short while ago; null without one. */
export async function findOpenSecret(db: Db, owner: StaffOwner, sealing: Sealing): Promise<string | null> {
  const row = await db
    .selectFrom('staffTotp')
    .select('sealedSecret')
    .where((eb) => eb.and(owner))
    .where('confirmedAt', 'is', null)
    .where('insertedAt', '>', sql<Date>`now() - make_interval(mins => ${factorMinutes}::int)`)
    .executeTakeFirst()
  return row ? sealing.unseal(row.sealedSecret) : null
}
