import type { Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import { compiledOnce, firstRow } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { DB } from '#platform/database/database-types.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { whitepapersPerPage, type WhitepaperState } from './rules.ts'

export type WhitepaperRow = Selectable<DB['whitepaper']>

/** The fields that the form of a whitepaper replaces. */
export const editedPart = (row: WhitepaperRow) => {
  const { title, summary, contents, tags, minimumPlan, fileHash, coverHash } = row
  return { title, summary, contents, tags, minimumPlan, fileHash, coverHash }
}

const selectPublished = (db: Db, tag: string | null) => {
  const published = db.selectFrom('whitepaper').where('state', '=', 'PUBLISHED')
  return tag === null ? published : published.where(({ eb, val }) => eb(val(tag), '=', eb.fn.any('tags')))
}

/** The published whitepapers, the newest first; with a tag those that bear it. */
export function listWhitepapers(db: Db, tag: string | null, page: Page) {
  const { limit, offset } = boundsOf(page, whitepapersPerPage)
  return selectPublished(db, tag)
    .selectAll()
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countWhitepapers(db: Db, tag: string | null) {
  const { count } = await selectPublished(db, tag)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const newCounts = compiledOnce((db, { since }: { since: Date }) =>
  selectPublished(db, null)
    .where('publishedAt', '>=', since)
    .select(({ fn }) => fn.countAll<number>().as('count')),
)

export const countNewWhitepapers = async (db: Db, since: Date) => firstRow(await newCounts(db, { since })).count

/** The tags of published whitepapers with their numbers, the most used first. */
export async function listTags(db: Db) {
  const rows = await db.selectFrom('whitepaper').where('state', '=', 'PUBLISHED').select('tags').execute()
  const counts = new Map<string, number>()
  for (const tag of rows.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag, 'ja'))
}

/** A published whitepaper. Refuses not_found. */
export async function requirePublished(db: Db | Tx, id: number) {
  const row = await requireWhitepaper(db, id)
  if (row.state !== 'PUBLISHED') throw new Refusal('not_found')
  return row
}

/** Of any state. Refuses not_found. */
export async function requireWhitepaper(db: Db | Tx, id: number) {
  const row = await db.selectFrom('whitepaper').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}

/** For the operator: of every state, or of these. */
export function listAllWhitepapers(db: Db, states: readonly WhitepaperState[] | null) {
  const all = db
    .selectFrom('whitepaper')
    .selectAll()
    .orderBy('publishedAt', (order) => order.desc().nullsFirst())
  return (states ? all.where('state', 'in', states) : all).orderBy('id').execute()
}

/** Holds the row until the transaction ends. Refuses not_found. */
export async function lockWhitepaper(tx: Tx, id: number) {
  const row = await tx.selectFrom('whitepaper').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  return row
}
