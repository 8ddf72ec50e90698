import type { Cuts } from '../result/rules.ts'

/** Takers of a section in one graduation year from which bands are cut among them. */
export const leastTakers = 300

/** The shares of takers below bands 2 to 5: the bands hold 7, 24, 38, 24 and 7 percent. */
const sharesBelow = [0.07, 0.31, 0.69, 0.93] as const

/** How many takers had so many right answers of so many. */
export type ScoreCount = { achieved: number; achievable: number; takers: number }

/**
 * The cuts that come nearest to the five bands. Scores are whole numbers, so that a band can hold more or fewer people
 * than planned. Each cut lies between two scores, so that rounding moves nobody.
 */
export function cutsOf(counts: readonly ScoreCount[]): Cuts {
  const shares = [...Map.groupBy(counts, ({ achieved, achievable }) => achieved / achievable)]
    .map(([share, same]) => ({ share, takers: same.reduce((sum, { takers }) => sum + takers, 0) }))
    .toSorted((one, other) => one.share - other.share)
  const all = shares.reduce((sum, { takers }) => sum + takers, 0)
  const edges = shares.map(({ share }, at) => ({
    cut: at === 0 ? share / 2 : (share + (shares[at - 1]?.share ?? 0)) / 2,
    below: shares.slice(0, at).reduce((sum, { takers }) => sum + takers, 0) / all,
  }))
  // Above the highest score, for a band that nobody reaches.
  const last = shares.at(-1)?.share ?? 0
  edges.push({ cut: (last + 1) / 2, below: 1 })
  const [first, second, third, fourth] = sharesBelow
  return [nearest(edges, first), nearest(edges, second), nearest(edges, third), nearest(edges, fourth)]
}

const nearest = (edges: readonly { cut: number; below: number }[], share: number) =>
  edges.reduce((best, edge) => (Math.abs(edge.below - share) < Math.abs(best.below - share) ? edge : best)).cut
