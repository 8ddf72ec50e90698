import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'

/** When operators last signed in, and whether more than a password guards their accounts. */
export async function listOperatorUses(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('adminAccount')
    .select('id')
    .select((eb) =>
      eb
        .selectFrom('session')
        .select((of) => of.fn.max('session.insertedAt').as('at'))
        .whereRef('session.adminAccountId', '=', 'adminAccount.id')
        .as('lastSignedInAt'),
    )
    .select(
      sql<boolean>`exists (select 1 from staff_totp
          where staff_totp.admin_account_id = admin_account.id and confirmed_at is not null)
        or exists (select 1 from staff_passkey where staff_passkey.admin_account_id = admin_account.id)`.as(
        'hasSecondFactor',
      ),
    )
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
