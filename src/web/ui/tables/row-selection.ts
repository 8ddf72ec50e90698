/** The selected rows of this page and of other pages. The component above keeps the ids. */
export type RowSelection = {
  ids: readonly string[]
  onChange: (ids: readonly string[]) => void
  max?: number
  /** Called when more rows were to be selected than `max` allows; rows up to `max` are selected. */
  onFull?: () => void
}

type Ticked = { ids: readonly string[]; isFull: boolean }

/** Selects or unselects rows. Selected rows keep their order, and at most `max` rows are selected. */
export function setTicked(
  ids: readonly string[],
  changed: readonly string[],
  isTicked: boolean,
  max = Infinity,
): Ticked {
  if (!isTicked) return { ids: ids.filter((id) => !changed.includes(id)), isFull: false }
  const added = changed.filter((id) => !ids.includes(id))
  const room = Math.max(0, max - ids.length)
  return { ids: [...ids, ...added.slice(0, room)], isFull: added.length > room }
}

/** The rows from `from` to `to` in either direction; only `to` when `from` is not on the page. */
export function rangeOf(rowIds: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : rowIds.indexOf(from)
  const end = rowIds.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return rowIds.slice(Math.min(start, end), Math.max(start, end) + 1)
}

type PageTicks = 'none' | 'some' | 'all'

export function pageTicks(ids: readonly string[], rowIds: readonly string[]): PageTicks {
  const ticked = rowIds.filter((id) => ids.includes(id)).length
  if (ticked === 0) return 'none'
  return ticked === rowIds.length ? 'all' : 'some'
}
