import { personalityPairs } from '#domain/assessment/personality/pairs.ts'
import { isStraightLined } from '#domain/assessment/personality/rules.ts'
import { areaOf, percentageOf, softZone } from '#domain/assessment/result/rules.ts'
import { personalityForm } from '#domain/assessment/sitting/form/personality.ts'
import { personalityTraits } from '#domain/lookup/data/lists.ts'
import { correlation, errorOf, mean, normal, rounded, share, spread, sum, variance } from './measures.ts'

const traitOf = new Map(personalityPairs.map(({ id, traitId }) => [id, traitId]))
const rightOf = new Map(personalityPairs.map(({ id, rightPole }) => [id, rightPole === 'right']))
/** Between the five steps of an answer that is normally distributed. */
const thresholds = [-1.5, -0.5, 0.5, 1.5] as const
const traits = personalityTraits.map(({ traitId }) => traitId)

/** Everybody answers 60 pairs twice, a pair depending on its trait by the loading alone. */
export function measurePersonality(count: number, loading: number, chance: () => number) {
  const people = Array.from({ length: count }, () => {
    const abilities = new Map(traits.map((trait) => [trait, normal(chance)]))
    const first = sit(abilities, new Set(), loading, chance)
    return {
      abilities,
      first,
      second: sit(abilities, new Set(first.places.map(({ itemId }) => itemId)), loading, chance),
    }
  })
  const ofTrait = traits.map((trait) => {
    const [first, second] = [people.map(({ first: one }) => one), people.map(({ second: other }) => other)].map((sat) =>
      sat.map(({ steps }) => percentageOf(steps.get(trait) ?? [])),
    ) as [number[], number[]]
    // One trait of each sitting has five pairs that count; alpha is that of the sittings with six.
    const six = people.flatMap(({ first: { steps } }) =>
      steps.get(trait)?.length === 6 ? [steps.get(trait) ?? []] : [],
    )
    const alpha =
      (6 / 5) *
      (1 -
        (6 * mean([0, 1, 2, 3, 4, 5].map((at) => variance(six.map((one) => one[at] ?? 0))))) / variance(six.map(sum)))
    const truth = people.map(({ abilities }) => abilities.get(trait) ?? 0)
    const zone = softZone(6)
    return {
      alpha,
      standardError: errorOf(first, second),
      retest: correlation(first, second),
      reliability: correlation(first, truth) ** 2,
      spread: spread(first),
      sameArea: share(first, (percentage, at) => areaOf(percentage) === areaOf(second[at] ?? 0)),
      withinZone: share(first, (percentage, at) => Math.abs(percentage - (second[at] ?? 0)) <= zone),
    }
  })
  const average = (of: keyof (typeof ofTrait)[number], places = 2) =>
    rounded(mean(ofTrait.map((measure) => measure[of])), places)
  return {
    loading,
    alpha: average('alpha'),
    reliability: average('reliability'),
    retest: average('retest'),
    standardError: average('standardError', 1),
    spread: average('spread', 1),
    sameArea: average('sameArea'),
    withinZone: average('withinZone'),
    repeatWithinOne: rounded(share(people, ({ first }) => first.repeat <= 1)),
    straightLined: rounded(
      share(people, ({ first }) => isStraightLined(first.buttons)),
      4,
    ),
  }
}

function sit(
  abilities: ReadonlyMap<string, number>,
  earlierIds: ReadonlySet<string>,
  loading: number,
  chance: () => number,
) {
  const places = personalityForm(Math.floor(chance() * 2 ** 47), personalityPairs, earlierIds)
  if (!places) throw new Error('the bank has too few pairs')
  const steps = new Map<string, number[]>()
  const stepOf = new Map<string, number>()
  let repeat = 0
  const buttons = places.map(({ itemId, isScored, isSwapped }) => {
    const trait = traitOf.get(itemId) ?? ''
    const felt = loading * (abilities.get(trait) ?? 0) + Math.sqrt(1 - loading ** 2) * normal(chance)
    const step = thresholds.filter((threshold) => felt > threshold).length - 2
    if (isScored) steps.set(trait, [...(steps.get(trait) ?? []), step])
    else repeat = Math.abs(step - (stepOf.get(itemId) ?? 0))
    stepOf.set(itemId, step)
    return rightOf.get(itemId) === isSwapped ? -step : step
  })
  return { places, steps, buttons, repeat }
}
