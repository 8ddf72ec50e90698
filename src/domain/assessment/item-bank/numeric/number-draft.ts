import type { Figure } from '../item.ts'
import type { Random } from '../template/random.ts'
import type { Draft, Template } from '../template/template.ts'

type Reckoned = readonly [value: number, because: string]
type NumberDraft = { stem: string; figure?: Figure; unit: string; right: Reckoned; wrong: readonly Reckoned[] }

export const withCommas = (value: number) => value.toLocaleString('en-US')

/** A share of a whole that a student could believe; NaN above it, which no option shows. */
export const withinWhole = (percent: number) => (percent < 100 ? percent : Number.NaN)

/** Null unless the right value is a whole number above zero. Wrong values that no student would believe are left out. */
export function numberDraft({ stem, figure, unit, right: [value, because], wrong }: NumberDraft): Draft | null {
  if (!Number.isInteger(value) || value <= 0) return null
  const isBelievable = (other: number) =>
    Number.isInteger(other) && other > 0 && other !== value && other <= value * 6 && other * 8 >= value
  const answer = (number: number, reason: string) => ({
    option: { text: `${withCommas(number)}${unit}` },
    because: reason,
    size: number,
  })
  return {
    stem,
    ...(figure ? { figure } : {}),
    right: answer(value, because),
    wrong: wrong.filter(([other]) => isBelievable(other)).map(([other, reason]) => answer(other, reason)),
  }
}

/** A template of the section NUM. */
export const numeric =
  (facet: string) =>
  (name: string, difficulty: Template['difficulty'], draft: (random: Random) => Draft | null): Template => ({
    name,
    section: 'NUM',
    facet,
    difficulty,
    draft,
  })
