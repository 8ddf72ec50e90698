import type { FieldError } from '#ground/refusal.ts'
import type { Keyed } from './items.ts'

/** Where a part of a draft stands in the input of a mutation: the path there, and the control that shows its mistakes. */
export type Place = {
  path: string
  /** The name of a field, or the key of an item. */
  control: string
  /** The controls of an item; the first one shows a mistake of the item itself. */
  parts: readonly string[]
}

/** A field, or a list as a whole, under the name that the input gives it. */
export const fieldPlace = (path: string, control = path): Place => ({ path, control, parts: [] })

/** The items of a list, in the order in which the input holds them. */
export const itemPlaces = (path: string, items: readonly Keyed[], parts: readonly string[]): Place[] =>
  items.map(({ key }, at) => ({ path: `${path}.${at}`, control: key, parts }))

export const controlName = (...names: string[]) => names.join('-')

/** The control a path is about, by the most exact place; null when no control of the form is meant. */
export function controlAt(path: string, places: readonly Place[]): string | null {
  const place = places
    .filter((one) => path === one.path || path.startsWith(`${one.path}.`))
    .reduce<Place | null>((found, one) => (found && found.path.length >= one.path.length ? found : one), null)
  if (!place) return null
  const [first] = place.parts
  if (first === undefined) return place.control
  const named = path.slice(place.path.length + 1).split('.')[0] ?? ''
  return controlName(place.control, place.parts.includes(named) ? named : first)
}

export type Mistakes = {
  /** By control; the first one of a control. */
  beside: Record<string, string>
  /** Those that no control shows. */
  apart: readonly string[]
}
export const noMistakes: Mistakes = { beside: {}, apart: [] }

export function mistakesAt(errors: readonly FieldError[], places: readonly Place[]): Mistakes {
  const named = errors.map(({ path, message }) => ({ control: controlAt(path, places), message }))
  const beside: Record<string, string> = {}
  for (const { control, message } of named) if (control !== null) beside[control] ??= message
  return { beside, apart: named.flatMap(({ control, message }) => (control === null ? [message] : [])) }
}
