import type { SectionId } from '#domain/assessment/item/rules.ts'
import { intellectualSections } from '#domain/assessment/rules.ts'
import { sectionForm, type FormItem, type FormPlace } from '#domain/assessment/sitting/form/intellectual.ts'
import { normal } from './measures.ts'
import { rightChance, type Parameters } from './items.ts'

/** The abilities of the sections share so much of their variance: tests of this kind correlate at about .6. */
const common = 0.6

export type Sitting = { [Section in SectionId]: readonly FormPlace[] }
/** A student who sits the test twice: the second time with items of the first one last, as after half a year. */
export type Student = { abilities: readonly number[]; sittings: readonly [Sitting, Sitting] }

export function studentsOf(count: number, live: readonly FormItem[], chance: () => number): Student[] {
  return Array.from({ length: count }, () => {
    const general = normal(chance)
    const abilities = intellectualSections.map(
      () => Math.sqrt(common) * general + Math.sqrt(1 - common) * normal(chance),
    )
    const first = formsOf(live, new Set(), chance)
    const seen = new Set(Object.values(first).flatMap((places) => places.map(({ itemId }) => itemId)))
    return { abilities, sittings: [first, formsOf(live, seen, chance)] }
  })
}

function formsOf(live: readonly FormItem[], seen: ReadonlySet<string>, chance: () => number): Sitting {
  const seed = Math.floor(chance() * 2 ** 47)
  const form = (section: SectionId, at: number) => {
    const places = sectionForm(section, seed + at, { live, pilot: [], seen })
    if (!places) throw new Error(`the bank has too few items for ${section}`)
    return places
  }
  return { LANG: form('LANG', 0), NUM: form('NUM', 1), LOGIC: form('LOGIC', 2), SPACE: form('SPACE', 3) }
}

/** Whether each place of a form is answered rightly. */
export const answersOf = (
  places: readonly FormPlace[],
  ability: number,
  parameters: ReadonlyMap<string, Parameters>,
  chance: () => number,
) => places.map(({ itemId }) => chance() < rightChance(required(parameters, itemId), ability))

export function required<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`nothing for ${key}`)
  return value
}
