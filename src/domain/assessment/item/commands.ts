import type { Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { upsert } from '#platform/database/upsert.ts'
import type { BankItem } from '../item-bank/item.ts'
import type { PersonalityPair } from '../personality/pairs.ts'
import { contentOf } from './content.ts'
import { itemsIn } from '../sitting/form/intellectual.ts'

type Row = Omit<Insertable<DB['assessmentItem']>, 'state'>

const pairsBy = { author: 'ヨアケ編集部', reviewer: 'ヨアケ審査班', writtenOn: '2026-11-22' }

/** Writes the items of this release. Items are added and corrected, never removed, and their states are kept. */
export async function loadItems(tx: Tx, items: readonly BankItem[], pairs: readonly PersonalityPair[]) {
  const rows: Row[] = [
    ...items.map((item) => ({
      id: item.id,
      kind: 'INTELLECTUAL' as const,
      section: item.section,
      facet: item.facet,
      difficulty: item.difficulty,
      isPractice: item.isPractice ?? false,
      content: JSON.stringify(contentOf(item)),
      author: item.author,
      reviewer: item.reviewer,
      writtenOn: item.writtenOn,
    })),
    ...pairs.map(({ id, traitId, left, right, rightPole }) => ({
      id,
      kind: 'PERSONALITY' as const,
      section: null,
      facet: traitId,
      difficulty: null,
      isPractice: false,
      content: JSON.stringify({ left, right, rightPole }),
      ...pairsBy,
    })),
  ]
  const states = await tx.selectFrom('assessmentItem').select(['id', 'section', 'state', 'restedUntil']).execute()
  const stateOf = new Map(states.map((row) => [row.id, row]))
  // A new item starts as PILOT when its section already has enough LIVE items.
  const isTriedOut = ({ section, isPractice }: Row) =>
    !isPractice &&
    section &&
    states.filter((row) => row.section === section && row.state === 'LIVE').length >= itemsIn(section)
  if (rows.length === 0) return
  await upsert(
    tx,
    'assessmentItem',
    ['id'],
    rows.map((row) => ({
      ...row,
      state: stateOf.get(row.id)?.state ?? (isTriedOut(row) ? 'PILOT' : 'LIVE'),
      restedUntil: stateOf.get(row.id)?.restedUntil ?? null,
    })),
  )
}
