import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

type Of = { companyId: OfRow<'company'>; companyUserId: string }
/** `day` is 'YYYY-MM-DD' in Tokyo. */
export type OfDay = Of & { day: string }

const hourToday = (now: Date) =>
  sql<Date>`${startOfTokyoDay(tokyoToday(now))}::timestamptz + make_interval(hours => digest_hour)`

/** The company users whose hour of this Tokyo day has come, with an item from before that hour. */
export const listWaiting = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('companyDigestItem')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'companyDigestItem.companyUserId'))
    .select(['companyDigestItem.companyId', 'companyUserId'])
    .where('digestedOn', 'is', null)
    .where(hourToday(now), '<=', now)
    .where('companyDigestItem.insertedAt', '<', hourToday(now))
    .distinct()
    .execute()

/** The codes of the items in the digest of a day; undefined when there are none. */
export async function findDigest(db: Db | Tx, { companyId, companyUserId, day }: OfDay) {
  const rows = await db
    .selectFrom('companyDigestItem')
    .select('kind')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('digestedOn', '=', day)
    .execute()
  return rows.length > 0 ? { codes: rows.map(({ kind }) => kind) } : undefined
}

export async function isInList(db: Db | Tx, { companyId, companyUserId }: Of, effectKey: string) {
  const row = await db
    .selectFrom('companyNotification')
    .select('id')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('effectKey', '=', effectKey)
    .executeTakeFirst()
  return row !== undefined
}
