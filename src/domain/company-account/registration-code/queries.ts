import type { Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { DB } from '#platform/database-types.ts'
import type { Db } from '#platform/db.ts'

export type CompanyRegistrationCodeRow = Selectable<DB['companyRegistrationCode']>

export type Page = { first: number; offset: number }
const largestPage = 100

export async function listCompanyRegistrationCodes(db: Db, { first, offset }: Page) {
  const codes = db.selectFrom('companyRegistrationCode')
  const [rows, { count }] = await Promise.all([
    codes
      .selectAll()
      .orderBy('insertedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(Math.min(Math.max(first, 0), largestPage))
      .offset(Math.max(offset, 0))
      .execute(),
    codes.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}

export async function requireCompanyRegistrationCode(db: Db, id: string) {
  const code = await db.selectFrom('companyRegistrationCode').selectAll().where('id', '=', id).executeTakeFirst()
  if (!code) throw new Refusal('not_found')
  return code
}
