import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'

const columns = [
  'id',
  'email',
  'familyName',
  'givenName',
  'status',
  'role',
  'insertedAt',
  'invitationExpiresAt',
] as const

export const listAdminAccounts = (db: Db) =>
  db.selectFrom('adminAccount').select(columns).orderBy('insertedAt').orderBy('id').execute()

export async function findAdminAccounts(db: Db, ids: readonly string[]) {
  const accounts = await db.selectFrom('adminAccount').select(columns).where('id', 'in', ids).execute()
  return new Map(accounts.map((account) => [account.id, account]))
}

/** Whether somebody works at the desk, or ever has: an invited person has not come in yet. */
export async function hasOperator(db: Db): Promise<boolean> {
  const query = db.selectFrom('adminAccount').select('id').where('status', '<>', 'INVITED').limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

export type AdminAccountRow = Awaited<ReturnType<typeof listAdminAccounts>>[number]

export async function requireAdminAccount(db: Db, id: string) {
  const account = await db
    .selectFrom('adminAccount')
    .select([...columns, 'invitationCodeSha256'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw new Refusal('not_found')
  return account
}
