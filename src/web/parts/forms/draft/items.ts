/**
 * One item of a list in a draft. The key stays the same when the item moves; the ids of the item's controls begin with
 * the key.
 */
export type Keyed = { readonly key: string }

export const newKey = () => crypto.randomUUID()

/** Inserts an item at the index `at`; without `at`, at the end. */
export const addItem = <Item>(items: readonly Item[], item: Item, at = items.length): readonly Item[] =>
  items.toSpliced(at, 0, item)

export const changeItem = <Item extends Keyed>(items: readonly Item[], key: string, to: Partial<Item>) =>
  items.map((item) => (item.key === key ? { ...item, ...to } : item))

export const removeItem = <Item extends Keyed>(items: readonly Item[], key: string) =>
  items.filter((item) => item.key !== key)

/** Moves an item by `by` places; a move past either end changes nothing. */
export function moveItem<Item extends Keyed>(items: readonly Item[], key: string, by: number): readonly Item[] {
  const from = items.findIndex((item) => item.key === key)
  const item = items[from]
  const to = from + by
  return item && to >= 0 && to < items.length ? items.toSpliced(from, 1).toSpliced(to, 0, item) : items
}
