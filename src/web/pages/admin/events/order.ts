/** All ids after one of the shown ones moved among them: the others keep their places. */
export function movedIds(all: readonly string[], visibleIds: readonly string[], id: string, by: number) {
  const from = visibleIds.indexOf(id)
  const to = from + by
  if (from < 0 || by === 0 || to < 0 || to >= visibleIds.length) return null
  const moved = visibleIds.toSpliced(from, 1).toSpliced(to, 0, id)
  const isShown = new Set(visibleIds)
  let next = 0
  return all.map((each) => (isShown.has(each) ? (moved[next++] ?? each) : each))
}

/** The events in the order of the ids; without ids as they are. */
export const inOrder = <Event extends { id: string }>(events: readonly Event[], ids: readonly string[] | null) =>
  ids === null ? events : events.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
