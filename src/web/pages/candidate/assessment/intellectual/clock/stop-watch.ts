/** Adds up how long each question was in front of the student, and since when it is known, in milliseconds. */
export function stopWatch() {
  const totals = new Map<number, number>()
  const firsts = new Map<number, number>()
  let currentQuestion: { position: number; since: number } | null = null
  const totalOf = (position: number) => totals.get(position) ?? 0
  return {
    show(position: number, now: number) {
      if (currentQuestion)
        totals.set(currentQuestion.position, totalOf(currentQuestion.position) + now - currentQuestion.since)
      currentQuestion = { position, since: now }
      if (!firsts.has(position)) firsts.set(position, now)
    },
    /** The total of the question that is shown now, and the time since it was first shown. */
    read: (now: number) => ({
      milliseconds: currentQuestion ? Math.round(totalOf(currentQuestion.position) + now - currentQuestion.since) : 0,
      sinceShown: currentQuestion ? Math.round(now - (firsts.get(currentQuestion.position) ?? now)) : 0,
    }),
  }
}
