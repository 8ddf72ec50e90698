import { useEffect, useEffectEvent } from 'react'

const heard = new WeakSet<object>()

/** Calls `hear` once for each answer of an action, even when several components watch the same answer. */
export function useHeard<Answer extends object>(answer: Answer | null | undefined, hear: (answer: Answer) => void) {
  const hearOnce = useEffectEvent((given: Answer) => {
    if (heard.has(given)) return
    heard.add(given)
    hear(given)
  })
  useEffect(() => {
    if (answer) hearOnce(answer)
  }, [answer])
}
