import type { FieldError } from '#ground/refusal.ts'
import type { Keyed } from './items.ts'

/** Links a path in a mutation's input to the control of the draft that shows the mistakes at that path. */
export type Place = {
  path: string
  /** The name of a field, or the key of an item. */
  control: string
  /** The controls of an item; the first one shows mistakes of the item itself. */
  parts: readonly string[]
}

/** The place of a field or of a whole list; its control has the path's name unless `control` gives another. */
export const fieldPlace = (path: string, control = path): Place => ({ path, control, parts: [] })

/** The places of a list's items, in the order of the input. */
export const itemPlaces = (path: string, items: readonly Keyed[], parts: readonly string[]): Place[] =>
  items.map(({ key }, at) => ({ path: `${path}.${at}`, control: key, parts }))

export const controlName = (...names: string[]) => names.join('-')

/** The control of a path, by the longest matching place; null when the path belongs to no control of the form. */
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
  /** The first mistake of each control, by the name of the control. */
  beside: Record<string, string>
  /** The messages of mistakes that no control shows. */
  unplaced: readonly string[]
}
export const noMistakes: Mistakes = { beside: {}, unplaced: [] }

export function mistakesAt(errors: readonly FieldError[], places: readonly Place[]): Mistakes {
  const named = errors.map(({ path, message }) => ({ control: controlAt(path, places), message }))
  const beside: Record<string, string> = {}
  for (const { control, message } of named) if (control !== null) beside[control] ??= message
  return { beside, unplaced: named.flatMap(({ control, message }) => (control === null ? [message] : [])) }
}

/** The input of a mutation, and the place of each part of the draft in that input. */
export type Written = { input: unknown; places: readonly Place[] }

/** The refused fields that are written as they were sent; an item that was moved is written elsewhere. */
export const stillAsSent = (errors: readonly FieldError[], sent: unknown, present: unknown) =>
  errors.filter(({ path }) => textAt(sent, path) === textAt(present, path))

const textAt = (input: unknown, path: string) =>
  JSON.stringify(path.split('.').reduce((value, name) => (value as Record<string, unknown> | null)?.[name], input))
