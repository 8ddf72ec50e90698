/** Statistics never tell of fewer people than this. */
export const fewestPeople = 10

/** A number of people as it may be told: itself, 'FEW' for 1 to 9, 'HELD_BACK' where it would betray such a number. */
export type ToldCount = number | 'FEW' | 'HELD_BACK'

const few: readonly [number, number] = [1, fewestPeople - 1]
export const isFew = (count: number) => count >= few[0] && count <= few[1]

/** One number that is in no sum. */
export const toldCount = (count: number): ToldCount => (isFew(count) ? 'FEW' : count)

/**
 * Numbers beside their sum. Where the sum would narrow a small number down to one value, the smallest of the others is
 * held back too, then the next one; where no other is left, the sum.
 */
export function toldGroup(counts: readonly number[]): { counts: ToldCount[]; total: ToldCount } {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const toldCounts = counts.map(toldCount)
  const others = counts
    .map((count, at) => ({ count, at }))
    .filter(({ count }) => count >= fewestPeople)
    .sort((one, other) => one.count - other.count)
  if (isFew(total)) return { counts: toldCounts, total: 'FEW' }
  while (isNarrowed(counts, toldCounts)) {
    const next = others.shift()
    if (!next) return { counts: toldCounts, total: 'HELD_BACK' }
    toldCounts[next.at] = 'HELD_BACK'
  }
  return { counts: toldCounts, total }
}

/** Whether the sum of what is not told leaves one value only for a small number. */
function isNarrowed(counts: readonly number[], toldCounts: readonly ToldCount[]) {
  const fews = toldCounts.filter((count) => count === 'FEW').length
  if (fews === 0) return false
  const heldBack = toldCounts.filter((count) => count === 'HELD_BACK').length
  const untold = counts.reduce((sum, count, at) => sum + (typeof toldCounts[at] === 'number' ? 0 : count), 0)
  // The least and the most that the others may be: 1 to 9 for a small number, 10 and more for one that is held back.
  const least = Math.max(few[0], heldBack > 0 ? few[0] : untold - (fews - 1) * few[1])
  const greatest = Math.min(few[1], untold - (fews - 1) * few[0] - heldBack * fewestPeople)
  return greatest <= least
}

export const toldText = (count: ToldCount) => {
  if (count === 'FEW') return `${fewestPeople}未満`
  return count === 'HELD_BACK' ? '非公開' : String(count)
}
