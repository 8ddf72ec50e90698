import { personalityTraits } from '#domain/lookup/data/lists.ts'
import type { Db } from '#platform/database/db.ts'
import { listReliability, scaleTitle } from '../item-statistics/record/queries.ts'
import { leastTakers } from '../norm/rules.ts'
import { intellectualSections } from '../rules.ts'
import { simulatedSections, simulatedTrait } from './rules.ts'

/** The figures of a scale that everybody may read. Without takers the figures are simulated. */
export type ToldScale = {
  id: string
  title: string
  items: number
  reliability: number
  standardError: number
  takers: number | null
}

// A trait is told by its two sides; its number says nothing to readers.
const titleOf = (scope: string) => scaleTitle(scope).replace(/^T\d\d /, '')

const simulated: ToldScale[] = [
  ...intellectualSections.map(({ id }) => ({ id, ...simulatedSections[id] })),
  { id: 'TOTAL', ...simulatedSections.TOTAL },
  ...personalityTraits.map(({ traitId }) => ({ id: traitId, ...simulatedTrait })),
].map((scale) => ({ ...scale, title: titleOf(scale.id), takers: null }))

/** Every scale: measured as soon as 300 people took it, simulated until then. */
export async function listToldScales(db: Db): Promise<ToldScale[]> {
  const measured = new Map((await listReliability(db)).map((row) => [row.scope, row]))
  return simulated.map((scale) => {
    const row = measured.get(scale.id)
    if (!row || row.takers < leastTakers || row.alpha === null || row.standardError === null) return scale
    const { takers, items, alpha, standardError } = row
    return { ...scale, takers, items, reliability: alpha, standardError }
  })
}
