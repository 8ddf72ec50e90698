/** Adds up how long each question was in front of the student, in milliseconds. */
export function stopWatch() {
  const totals = new Map<number, number>()
  let shown: { position: number; since: number } | null = null
  const totalOf = (position: number) => totals.get(position) ?? 0
  return {
    show(position: number, now: number) {
      if (shown) totals.set(shown.position, totalOf(shown.position) + now - shown.since)
      shown = { position, since: now }
    },
    /** The total of the question that is shown now. */
    total: (now: number) => (shown ? Math.round(totalOf(shown.position) + now - shown.since) : 0),
  }
}
