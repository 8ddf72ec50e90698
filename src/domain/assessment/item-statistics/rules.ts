import { difficulties, formBlueprint, type Difficulty, type SectionId } from '../item/rules.ts'

/** The last days, in which exposure is measured and which are held against an item's own history. */
export const recentDays = 60
/** Days for which an item rests. */
export const restDays = 120

/** Sittings of the last days from which exposure tells something. */
export const leastSittings = 100
/** Answers of the last days, and of before, from which a change tells something: the error of a share is .07 there. */
export const leastForTrend = 50
/** Answers of an item, and of each of two groups, from which the groups are compared. */
const leastForDif = 500
const leastOfGroup = 100

const maxExposure = 0.2
/** How much more often than its neighbours an item may be asked in a bank that is too small for the plain limit. */
const unevenness = 1.5
const maxRise = 0.15
const maxHaste = 0.5
/** Item-rest correlations below which an item or a pair is worth a look (assessment.md 5.3). */
export const leastItemRest = 0.2
/** Shares of right answers outside of which an item tells people apart badly (domain-data 1.14). */
export const usefulShares = { min: 0.2, max: 0.92 } as const
/** The letters of ETS: below 1 nothing, from 1.5 much. */
export const difLimits = { some: 1, much: 1.5 } as const

/** The share of sittings that asks an item when all items of its difficulty take turns. */
export function evenShare(section: SectionId, difficulty: Difficulty, items: number) {
  const places = formBlueprint[section][difficulties.indexOf(difficulty)] ?? 0
  return items === 0 ? 0 : Math.min(1, places / items)
}

/**
 * Above this share an item is known too widely. A bank of four forms asks every item in a quarter of the sittings, so
 * that the plain limit would alarm about all of them; there an item is held against the others of its difficulty.
 */
export const exposureLimit = (even: number) => Math.max(maxExposure, unevenness * even)

export const alarmKinds = ['EXPOSURE', 'EASIER', 'FASTER'] as const
export type AlarmKind = (typeof alarmKinds)[number]
export type Alarm = { kind: AlarmKind; before: number; now: number }

type Trend = {
  exposure: number | null
  evenShare: number | null
  recentShare: number | null
  earlierShare: number | null
  recentMilliseconds: number | null
  earlierMilliseconds: number | null
}

/** The signs of assessment.md 5.5 that an item has become known. */
export function alarmsOf(trend: Trend): Alarm[] {
  const { exposure, evenShare: even, recentShare, earlierShare, recentMilliseconds, earlierMilliseconds } = trend
  const alarms: Alarm[] = []
  if (exposure !== null && even !== null && exposure > exposureLimit(even))
    alarms.push({ kind: 'EXPOSURE', before: exposureLimit(even), now: exposure })
  if (recentShare !== null && earlierShare !== null && recentShare - earlierShare > maxRise)
    alarms.push({ kind: 'EASIER', before: earlierShare, now: recentShare })
  if (
    recentMilliseconds !== null &&
    earlierMilliseconds !== null &&
    recentMilliseconds <= earlierMilliseconds * maxHaste
  )
    alarms.push({ kind: 'FASTER', before: earlierMilliseconds, now: recentMilliseconds })
  return alarms
}

/** Right and wrong answers of two groups among people with the same score. */
export type DifLevel = { rightOfOne: number; wrongOfOne: number; rightOfOther: number; wrongOfOther: number }

/**
 * The Mantel–Haenszel difference on the scale of ETS: below 0 the item is harder for the other group than for people of
 * the first one with the same score. Null without enough answers, or when a group has only right or only wrong ones.
 */
export function difOf(levels: readonly DifLevel[]): number | null {
  const count = (of: (level: DifLevel) => number) => levels.reduce((sum, level) => sum + of(level), 0)
  const one = count(({ rightOfOne, wrongOfOne }) => rightOfOne + wrongOfOne)
  const other = count(({ rightOfOther, wrongOfOther }) => rightOfOther + wrongOfOther)
  if (one + other < leastForDif || Math.min(one, other) < leastOfGroup) return null
  const all = ({ rightOfOne, wrongOfOne, rightOfOther, wrongOfOther }: DifLevel) =>
    Math.max(1, rightOfOne + wrongOfOne + rightOfOther + wrongOfOther)
  const odds = count((level) => (level.rightOfOne * level.wrongOfOther) / all(level))
  const against = count((level) => (level.wrongOfOne * level.rightOfOther) / all(level))
  return odds === 0 || against === 0 ? null : -2.35 * Math.log(odds / against)
}

/** A scale as the answers tell it. `doubt` is the sum of the variances of its items. */
export type ScaleSums = { takers: number; items: number; mean: number; variance: number; doubt: number }

/** Cronbach's alpha; of right and wrong answers it is KR-20. Null when everybody has the same score. */
export function alphaOf({ items, variance, doubt }: ScaleSums): number | null {
  if (variance === 0 || items <= 1) return null
  return (items / (items - 1)) * (1 - doubt / variance)
}

export const standardErrorOf = (variance: number, alpha: number | null) =>
  alpha === null ? null : Math.sqrt(variance * (1 - Math.min(1, alpha)))
/** The lists of items that the operator reads one by one. */
export const itemScopes = ['LANG', 'NUM', 'LOGIC', 'SPACE', 'PERSONALITY'] as const
export type ItemScope = (typeof itemScopes)[number]
