import type { Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'

export type CompanyRegistrationCodeRow = Selectable<DB['companyRegistrationCode']>

export async function listCompanyRegistrationCodes(db: Db, page: Page) {
  const { limit, offset } = boundsOf(page)
  const codes = db.selectFrom('companyRegistrationCode')
  const [rows, { count }] = await Promise.all([
    codes.selectAll().orderBy('insertedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    codes.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { rows, totalCount: count }
}

export async function requireCompanyRegistrationCode(db: Db, id: string) {
  const code = await db.selectFrom('companyRegistrationCode').selectAll().where('id', '=', id).executeTakeFirst()
  if (!code) throw new Refusal('not_found')
  return code
}
