import { sql, type Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.ts'
import type { Tx } from '#platform/database/db.ts'
import { intellectualSections } from '../rules.ts'
import {
  countItems,
  countLevels,
  countPairs,
  countRecentSittings,
  listBank,
  sumScales,
  type BankPlace,
  type ItemCount,
} from './queries.ts'
import { writeAlarms } from './alarm/commands.ts'
import { alarmsOf, alphaOf, difOf, evenShare, standardErrorOf } from './rules.ts'
import { wakeRestedItems } from './state/commands.ts'

/**
 * Called every night: writes what the answers say about every item and scale, raises and ends alarms, and lets items
 * whose rest is over be tried out again. Items and scales of fewer than ten people have no row.
 */
export async function countStatistics(tx: Tx, now: Date) {
  // Two runs at once would write the same rows.
  await sql`select pg_advisory_xact_lock(hashtext('count assessment items'))`.execute(tx)
  await wakeRestedItems(tx, now)
  const bank = new Map((await listBank(tx)).map((place) => [place.id, place]))
  const counts = [...(await countItems(tx, now)), ...(await countPairs(tx))]
  const sittings = await countRecentSittings(tx, now)
  const [ofDepartment, ofDevice] = [await countLevels(tx, 'department'), await countLevels(tx, 'device')]
  const rows = counts.map(({ recentSeen, ...count }): Row => {
    const place = bank.get(count.itemId)
    const base = place?.section ? sittings.get(place.section) : undefined
    return {
      ...count,
      countedAt: now,
      exposure: base && place?.state === 'LIVE' ? recentSeen / base : null,
      evenShare: place ? evenShareOf(place, bank) : null,
      departmentDif: difOf(ofDepartment.get(count.itemId) ?? []),
      deviceDif: difOf(ofDevice.get(count.itemId) ?? []),
    }
  })
  await tx.deleteFrom('assessmentItemStatistic').execute()
  if (rows.length > 0) await tx.insertInto('assessmentItemStatistic').values(rows).execute()
  const live = rows.filter(({ itemId }) => bank.get(itemId)?.state === 'LIVE')
  await writeAlarms(tx, live.flatMap(signsOf), now)
  await writeReliability(tx, now)
}

type Row = Omit<ItemCount, 'recentSeen'> & Insertable<DB['assessmentItemStatistic']>

function evenShareOf({ section, difficulty }: BankPlace, bank: ReadonlyMap<string, BankPlace>) {
  if (!section || !difficulty) return null
  const same = [...bank.values()].filter(
    (other) => other.section === section && other.difficulty === difficulty && other.state === 'LIVE',
  )
  return evenShare(section, difficulty, same.length)
}

const signsOf = (row: Row) =>
  alarmsOf({
    exposure: row.exposure ?? null,
    evenShare: row.evenShare ?? null,
    recentShare: row.recentShare,
    earlierShare: row.earlierShare,
    recentMilliseconds: row.recentMilliseconds,
    earlierMilliseconds: row.earlierMilliseconds,
  }).map((alarm) => ({ ...alarm, itemId: row.itemId }))

async function writeReliability(tx: Tx, now: Date) {
  const sums = await sumScales(tx)
  const scales = sums.map((scale) => {
    const alpha = alphaOf(scale)
    return { ...scale, alpha, standardError: standardErrorOf(scale.variance, alpha) }
  })
  const sections = scales.filter(({ scope }) => intellectualSections.some(({ id }) => id === scope))
  const rows = scales.map(({ scope, takers, items, mean, variance, ...scale }) => {
    const own = { scope, takers, items, mean, spread: Math.sqrt(variance), countedAt: now }
    if (scope !== 'TOTAL') return { ...own, alpha: scale.alpha, standardError: scale.standardError }
    // The sections measure different things: the error of their sum is that of the sections together.
    const errors = sections.flatMap(({ standardError }) => (standardError === null ? [] : [standardError]))
    const error = Math.hypot(...errors)
    const isWhole = errors.length === intellectualSections.length && variance > 0
    return { ...own, alpha: isWhole ? 1 - error ** 2 / variance : null, standardError: isWhole ? error : null }
  })
  await tx.deleteFrom('assessmentReliability').execute()
  if (rows.length > 0) await tx.insertInto('assessmentReliability').values(rows).execute()
}
