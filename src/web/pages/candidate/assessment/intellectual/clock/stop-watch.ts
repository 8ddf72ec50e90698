/** Adds up how long each question was in front of the student, and since when it is known, in milliseconds. */
export function stopWatch() {
  const totals = new Map<number, number>()
  const firsts = new Map<number, number>()
  let shown: { position: number; since: number } | null = null
  const totalOf = (position: number) => totals.get(position) ?? 0
  return {
    show(position: number, now: number) {
      if (shown) totals.set(shown.position, totalOf(shown.position) + now - shown.since)
      shown = { position, since: now }
      if (!firsts.has(position)) firsts.set(position, now)
    },
    /** The total of the question that is shown now, and the time since it was first shown. */
    read: (now: number) => ({
      milliseconds: shown ? Math.round(totalOf(shown.position) + now - shown.since) : 0,
      sinceShown: shown ? Math.round(now - (firsts.get(shown.position) ?? now)) : 0,
    }),
  }
}
