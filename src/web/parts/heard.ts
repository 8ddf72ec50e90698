import { useEffect, useEffectEvent } from 'react'

const heard = new WeakSet<object>()

/** Acts on the answer of an act when it comes: once, however many components watch it. */
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
