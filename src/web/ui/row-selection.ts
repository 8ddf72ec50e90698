/** What is ticked, on this page and on others. The owner keeps the ids. */
export type RowSelection = {
  ids: readonly string[]
  onChange: (ids: readonly string[]) => void
  max?: number
  /** More were asked for than fit; as many as fit are ticked. */
  onFull?: () => void
}

export type Ticked = { ids: readonly string[]; isFull: boolean }

/** Ticks or unticks rows; what is already ticked keeps its place, and never more than max are. */
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

/** From the row touched last to this one, whichever way; this one alone when the other is not on the page. */
export function rangeOf(rowIds: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : rowIds.indexOf(from)
  const end = rowIds.indexOf(to)
  if (start < 0 || end < 0) return [to]
  return rowIds.slice(Math.min(start, end), Math.max(start, end) + 1)
}

export type PageTicks = 'none' | 'some' | 'all'

export function pageTicks(ids: readonly string[], rowIds: readonly string[]): PageTicks {
  const ticked = rowIds.filter((id) => ids.includes(id)).length
  if (ticked === 0) return 'none'
  return ticked === rowIds.length ? 'all' : 'some'
}
