import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/db.ts'
import type { FormItem } from '../sitting/form/intellectual.ts'
import { itemContent, pairContent } from './content.ts'

/** The items that forms are made of, each with the words left out. */
export async function listFormItems(db: Db | Tx): Promise<{ live: FormItem[]; pilot: FormItem[] }> {
  const rows = await db
    .selectFrom('assessmentItem')
    .select(['id', 'section', 'facet', 'difficulty', 'state'])
    .select(sql<string | null>`content->'madeFrom'->>'template'`.as('template'))
    .where('kind', '=', 'INTELLECTUAL')
    .where('isPractice', '=', false)
    .where('state', 'in', ['LIVE', 'PILOT'])
    // The same seed makes the same form of the same bank.
    .orderBy('id')
    .execute()
  const of = (state: 'LIVE' | 'PILOT') =>
    rows.flatMap(({ id, section, facet, difficulty, template, ...row }) =>
      row.state === state && section && difficulty ? [{ id, section, facet, difficulty, template }] : [],
    )
  return { live: of('LIVE'), pilot: of('PILOT') }
}

export async function listFormPairs(db: Db | Tx) {
  const rows = await db
    .selectFrom('assessmentItem')
    .select(['id', 'facet', 'content'])
    .where('kind', '=', 'PERSONALITY')
    .where('state', '=', 'LIVE')
    .orderBy('id')
    .execute()
  return rows.map(({ id, facet, content }) => ({ id, traitId: facet, rightPole: pairContent(content).rightPole }))
}

/** Practice items, which no form ever holds. */
export async function listPracticeItems(db: Db) {
  const rows = await db
    .selectFrom('assessmentItem')
    .select(['id', 'section', 'content'])
    .where('isPractice', '=', true)
    .where('state', '=', 'LIVE')
    .orderBy('id')
    .execute()
  return rows.map(({ id, section, content }) => ({ id, section, content: itemContent(content) }))
}
export type PracticeItem = Awaited<ReturnType<typeof listPracticeItems>>[number]

/** Items by their ids, with their words. */
export async function listItems(db: Db | Tx, ids: readonly string[]) {
  const rows = await db
    .selectFrom('assessmentItem')
    .select(['id', 'section', 'facet', 'content'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
