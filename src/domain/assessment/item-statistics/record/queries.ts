import type { Db } from '#platform/database/db.ts'
import { personalityTraits } from '#domain/lookup/data/lists.ts'
import { itemContent, pairContent } from '../../item/content.ts'
import { intellectualSections } from '../../rules.ts'
import { listAlarms } from '../alarm/queries.ts'
import type { ItemScope } from '../rules.ts'

/** The items of a section, or the pairs, each with what is known of it. */
export async function listItemRecords(db: Db, scope: ItemScope) {
  const rows = await db
    .selectFrom('assessmentItem as item')
    .leftJoin('assessmentItemStatistic as statistic', 'statistic.itemId', 'item.id')
    .selectAll('statistic')
    .select([
      'item.id',
      'item.kind',
      'item.section',
      'item.facet',
      'item.difficulty',
      'item.state',
      'item.restedUntil',
      'item.stateChangedAt',
      'item.content',
    ])
    .where('item.isPractice', '=', false)
    .where((eb) => (scope === 'PERSONALITY' ? eb('item.kind', '=', scope) : eb('item.section', '=', scope)))
    .orderBy('item.id')
    .execute()
  const alarmsOf = Map.groupBy(await listAlarms(db), ({ itemId }) => itemId)
  return rows.map(({ content, kind, facet, ...row }) => {
    const isPair = kind === 'PERSONALITY'
    return {
      ...row,
      facet: isPair ? traitName(facet) : facet,
      words: isPair ? wordsOf(pairContent(content)) : itemContent(content).stem,
      key: isPair ? null : itemContent(content).key,
      alarms: alarmsOf.get(row.id) ?? [],
    }
  })
}
export type ItemRecord = Awaited<ReturnType<typeof listItemRecords>>[number]

const wordsOf = ({ left, right }: { left: string; right: string }) => `${left} ⇔ ${right}`
const traitName = (trait: string) => {
  const row = personalityTraits.find(({ traitId }) => traitId === trait)
  return row ? `${trait} ${row.leftLabel}⇔${row.rightLabel}` : trait
}

/** The name of a scale: a section, the total or a trait. */
export function scaleTitle(scope: string) {
  if (scope === 'TOTAL') return '能力検査の合計'
  return intellectualSections.find(({ id }) => id === scope)?.title ?? traitName(scope)
}

const order = [...intellectualSections.map(({ id }): string => id), 'TOTAL']
const placeOf = (scope: string) => (order.includes(scope) ? order.indexOf(scope) : order.length)

/** The sections, the total and the traits, those that ten people took. */
export async function listReliability(db: Db) {
  const rows = await db.selectFrom('assessmentReliability').selectAll().orderBy('scope').execute()
  return rows.toSorted((one, other) => placeOf(one.scope) - placeOf(other.scope))
}
export type ReliabilityRow = Awaited<ReturnType<typeof listReliability>>[number]
