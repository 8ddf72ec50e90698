/** Adds up how long each question was in front of the student, and since when it is known, in milliseconds. */
export function stopWatch() {
  const totals = new Map<number, number>()
  const firsts = new Map<number, number>()
  let current: { position: number; since: number } | null = null
  const totalOf = (position: number) => totals.get(position) ?? 0
  return {
    show(position: number, now: number) {
      if (current) totals.set(current.position, totalOf(current.position) + now - current.since)
      current = { position, since: now }
      if (!firsts.has(position)) firsts.set(position, now)
    },
    /** The total of the question that is shown now, and the time since it was first shown. */
    read: (now: number) => ({
      milliseconds: current ? Math.round(totalOf(current.position) + now - current.since) : 0,
      sinceShown: current ? Math.round(now - (firsts.get(current.position) ?? now)) : 0,
    }),
  }
}
