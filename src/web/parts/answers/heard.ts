import { useEffect, useEffectEvent } from 'react'

const answers = new WeakSet<object>()

/** Calls `hear` once for each answer of an action, even when several components watch the same answer. */
export function useHeard<Answer extends object>(answer: Answer | null | undefined, hear: (answer: Answer) => void) {
  const hearOnce = useEffectEvent((latestAnswer: Answer) => {
    if (answers.has(latestAnswer)) return
    answers.add(latestAnswer)
    hear(latestAnswer)
  })
  useEffect(() => {
    if (answer) hearOnce(answer)
  }, [answer])
}
