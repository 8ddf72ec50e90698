import { difficulties, optionsPerItem, type SectionId } from '../../item/rules.ts'
import { chanceOf, shuffled } from '../form/chance.ts'
import type { FormItem, FormPlace } from '../form/intellectual.ts'
import { recheckItems } from './rules.ts'

type Asked = {
  live: readonly FormItem[]
  /** The sections of the fast answers. */
  sections: ReadonlySet<SectionId>
  /** Items that the student met, in this sitting too. */
  seen: ReadonlySet<string>
  /** Templates of this sitting, so that the way to solve an item is not met again. */
  templates: ReadonlySet<string>
}

/** The six places of a re-check: items as difficult as those that were answered fast, of their sections in turn. */
export function recheckForm(seed: number, { live, sections, seen, templates }: Asked): FormPlace[] {
  const chance = chanceOf(seed)
  const met = new Set(templates)
  const drawn: FormItem[] = []
  const unfit = (item: FormItem) => [
    seen.has(item.id) ? 1 : 0,
    difficulties.length - difficulties.indexOf(item.difficulty),
    item.template !== null && met.has(item.template) ? 1 : 0,
    drawn.filter(({ section }) => section === item.section).length,
  ]
  const pool = shuffled(
    live.filter(({ section }) => sections.has(section)),
    chance,
  )
  for (let place = 0; place < recheckItems; place += 1) {
    const next = pool
      .filter((item) => !drawn.includes(item))
      .toSorted((one, other) => compare(unfit(one), unfit(other)))[0]
    if (!next) break
    drawn.push(next)
    if (next.template !== null) met.add(next.template)
  }
  return drawn.map(({ id }) => ({ itemId: id, isScored: true, optionOrder: shuffled(optionPlaces, chance) }))
}

const optionPlaces = Array.from({ length: optionsPerItem }, (_, at) => at)

function compare(one: readonly number[], other: readonly number[]) {
  const at = one.findIndex((value, place) => value !== other[place])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
