import { sql } from 'kysely'
import type { Tx } from '#platform/database/db.ts'
import { confirmationsOfDay } from './rules.ts'

/**
 * Whether the form that was just stored is confirmed by mail. Anybody can type a stranger's address: beyond some forms
 * of a day that name it, the page alone confirms them. The forms themselves are kept and answered.
 */
export async function mayConfirm(tx: Tx, table: 'inquiry' | 'preRegistration', email: string): Promise<boolean> {
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('insertedAt', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  return count <= confirmationsOfDay
}
