/** One entry of a list in a draft. Its key stays the same wherever it moves, and names its controls. */
export type Keyed = { readonly key: string }

export const newKey = () => crypto.randomUUID()

/** Puts an item at a place; without one, at the end. */
export const addItem = <Item>(items: readonly Item[], item: Item, at = items.length): readonly Item[] =>
  items.toSpliced(at, 0, item)

export const changeItem = <Item extends Keyed>(items: readonly Item[], key: string, to: Partial<Item>) =>
  items.map((item) => (item.key === key ? { ...item, ...to } : item))

export const removeItem = <Item extends Keyed>(items: readonly Item[], key: string) =>
  items.filter((item) => item.key !== key)

/** Moves an item by so many places; at either end of the list it stays. */
export function moveItem<Item extends Keyed>(items: readonly Item[], key: string, by: number): readonly Item[] {
  const from = items.findIndex((item) => item.key === key)
  const item = items[from]
  const to = from + by
  return item && to >= 0 && to < items.length ? items.toSpliced(from, 1).toSpliced(to, 0, item) : items
}
