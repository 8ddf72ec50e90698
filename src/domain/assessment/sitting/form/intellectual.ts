import { difficulties, formBlueprint, optionsPerItem, type Difficulty, type SectionId } from '../../item/rules.ts'
import { chanceOf, shuffled } from './chance.ts'

/** An item as the form builder sees it. Items of one template are solved in the same way. */
export type FormItem = {
  id: string
  section: SectionId
  facet: string
  difficulty: Difficulty
  template: string | null
}

export type FormPlace = { itemId: string; isScored: boolean; optionOrder: number[] }

type Bank = {
  live: readonly FormItem[]
  pilot: readonly FormItem[]
  /** Items that the student met in earlier sittings. */
  seen: ReadonlySet<string>
}

/** Items that are tried out in a section and do not count. */
const maxPilots = 2

/**
 * The places of one section, the same for the same seed and bank. No two items are of one template as long as the bank
 * has others. Each difficulty gets its places of the blueprint, and within it the facets take turns; items that the
 * student has met come last. Null when the bank has too few items.
 */
export function sectionForm(section: SectionId, seed: number, { live, pilot, seen }: Bank): FormPlace[] | null {
  const chance = chanceOf(seed)
  const ofSection = live.filter((item) => item.section === section)
  const drawn: FormItem[] = []
  difficulties.forEach((difficulty, at) => {
    for (let place = 0; place < (formBlueprint[section][at] ?? 0); place += 1) {
      const item = draw(ofSection, drawn, difficulty, seen, chance)
      if (item) drawn.push(item)
    }
  })
  if (drawn.length < itemsIn(section)) return null
  const pilots = shuffled(
    pilot.filter((item) => item.section === section && !seen.has(item.id)),
    chance,
  )
    .filter((item, at, all) => !isTemplateOf([...drawn, ...all.slice(0, at)], item))
    .slice(0, maxPilots)
  const places = [
    ...drawn.map(({ id }) => ({ itemId: id, isScored: true })),
    ...pilots.map(({ id }) => ({ itemId: id, isScored: false })),
  ]
  return shuffled(places, chance).map((place) => ({ ...place, optionOrder: shuffled(optionPlaces, chance) }))
}

const optionPlaces = Array.from({ length: optionsPerItem }, (_, at) => at)

export const itemsIn = (section: SectionId) => formBlueprint[section].reduce((sum, places) => sum + places, 0)

const isTemplateOf = (items: readonly FormItem[], { template }: FormItem) =>
  template !== null && items.some((item) => item.template === template)

/**
 * Of the items that fit best, one by chance: of another template than those drawn, of the difficulty, unseen, of the
 * facet that is rarest in the form.
 */
function draw(
  items: readonly FormItem[],
  drawn: readonly FormItem[],
  difficulty: Difficulty,
  seen: ReadonlySet<string>,
  chance: () => number,
): FormItem | undefined {
  const level = difficulties.indexOf(difficulty)
  const fits = items
    .filter((item) => !drawn.includes(item))
    .map((item) => ({
      item,
      fit: [
        isTemplateOf(drawn, item) ? 1 : 0,
        Math.abs(difficulties.indexOf(item.difficulty) - level),
        seen.has(item.id) ? 1 : 0,
        drawn.filter(({ facet }) => facet === item.facet).length,
      ],
    }))
  const best = fits.reduce<readonly number[] | null>(
    (least, { fit }) => (least === null || isLess(fit, least) ? fit : least),
    null,
  )
  const equal = fits.filter(({ fit }) => best && !isLess(best, fit))
  return equal[Math.floor(chance() * equal.length)]?.item
}

function isLess(one: readonly number[], other: readonly number[]) {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value < (other[at] ?? 0)
  return false
}
