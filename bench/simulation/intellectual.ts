import { bandOf, referenceCuts } from '#domain/assessment/result/rules.ts'
import { cutsOf } from '#domain/assessment/norm/rules.ts'
import { intellectualSections } from '#domain/assessment/rules.ts'
import type { FormItem } from '#domain/assessment/sitting/form/intellectual.ts'
import { shuffled } from '#domain/assessment/sitting/form/chance.ts'
import { shareRight, type Parameters } from './items.ts'
import { correlation, errorOf, mean, rounded, share, spread, sum, variance } from './measures.ts'
import { answersOf, required, type Student } from './sittings.ts'

/** The measures of the sections and of the total, over items of which these parameters are true. */
export function measureIntellectual(
  students: readonly Student[],
  live: readonly FormItem[],
  parameters: ReadonlyMap<string, Parameters>,
  chance: () => number,
) {
  const shares = new Map([...parameters].map(([id, item]) => [id, shareRight(item)]))
  const sections = intellectualSections.map(({ id, title }, at) => {
    const first: number[] = []
    const second: number[] = []
    const expected: number[] = []
    const doubts: number[] = []
    for (const { abilities, sittings } of students) {
      const ability = abilities[at] ?? 0
      first.push(answersOf(sittings[0][id], ability, parameters, chance).filter(Boolean).length)
      second.push(answersOf(sittings[1][id], ability, parameters, chance).filter(Boolean).length)
      const rights = sittings[0][id].map(({ itemId }) => required(shares, itemId))
      expected.push(sum(rights))
      doubts.push(sum(rights.map((right) => right * (1 - right))))
    }
    const items = students[0]?.sittings[0][id].length ?? 0
    const abilities = students.map(({ abilities: all }) => all[at] ?? 0)
    return { id, title, items, first, second, expected, doubts, abilities }
  })
  const figures = sections.map(({ id, title, items, first, second, expected, doubts, abilities }) => {
    const fair = first.map((score, at) => score - (expected[at] ?? 0))
    const alpha = (items / (items - 1)) * (1 - mean(doubts) / variance(fair))
    const counts = [...Map.groupBy(first, (score) => score)].map(([achieved, same]) => ({
      achieved,
      achievable: items,
      takers: same.length,
    }))
    return {
      id,
      title,
      items,
      mean: rounded(mean(first)),
      reliability: rounded(correlation(first, abilities) ** 2),
      retest: rounded(correlation(first, second)),
      alpha: rounded(alpha),
      standardError: rounded(errorOf(first, second)),
      formSpread: rounded(spread(expected)),
      unstratifiedSpread: rounded(spread(drawnAnyhow(live, id, items, shares, chance))),
      ...bandFigures(first, second, items, cutsOf(counts)),
    }
  })
  const totals = [0, 1].map((sitting) =>
    students.map((_, at) => sum(sections.map(({ first, second }) => (sitting === 0 ? first : second)[at] ?? 0))),
  )
  const [first = [], second = []] = totals
  const items = sum(sections.map((section) => section.items))
  const meanAbility = students.map(({ abilities }) => mean(abilities))
  const total = {
    items,
    mean: rounded(mean(first)),
    reliability: rounded(correlation(first, meanAbility) ** 2),
    retest: rounded(correlation(first, second)),
    standardError: rounded(errorOf(first, second)),
    formSpread: rounded(spread(students.map((_, at) => sum(sections.map(({ expected }) => expected[at] ?? 0))))),
    ...bandFigures(first, second, items, referenceCuts),
  }
  return { sections: figures, total }
}

/** How often the same student gets the same band a second time. */
function bandFigures(first: readonly number[], second: readonly number[], items: number, norm: typeof referenceCuts) {
  const distances = (cuts: typeof referenceCuts) =>
    first.map((score, at) => Math.abs(bandOf(score, items, cuts) - bandOf(second[at] ?? 0, items, cuts)))
  const [reference, ofNorm] = [distances(referenceCuts), distances(norm)]
  return {
    sameBand: rounded(share(reference, (distance) => distance === 0)),
    withinOneBand: rounded(share(reference, (distance) => distance <= 1)),
    sameNormBand: rounded(share(ofNorm, (distance) => distance === 0)),
    withinOneNormBand: rounded(share(ofNorm, (distance) => distance <= 1)),
  }
}

/** Expected scores of forms whose items are drawn from the section without regard to their difficulty. */
function drawnAnyhow(
  live: readonly FormItem[],
  section: string,
  items: number,
  shares: ReadonlyMap<string, number>,
  chance: () => number,
) {
  const ofSection = live.filter((item) => item.section === section)
  return Array.from({ length: 2000 }, () =>
    sum(
      shuffled(ofSection, chance)
        .slice(0, items)
        .map(({ id }) => required(shares, id)),
    ),
  )
}

/** The share of first sittings that ask an item, by section. */
export function measureExposure(students: readonly Student[], live: readonly FormItem[]) {
  return intellectualSections.map(({ id, title }) => {
    const counts = new Map(live.filter(({ section }) => section === id).map((item) => [item.id, 0]))
    for (const { sittings } of students)
      for (const { itemId } of sittings[0][id]) counts.set(itemId, (counts.get(itemId) ?? 0) + 1)
    const shares = [...counts.values()].map((times) => times / students.length)
    return {
      id,
      title,
      bank: shares.length,
      least: rounded(Math.min(...shares), 3),
      mean: rounded(mean(shares), 3),
      most: rounded(Math.max(...shares), 3),
      above20: shares.filter((studentShare) => studentShare > 0.2).length,
    }
  })
}
