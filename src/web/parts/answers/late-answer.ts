import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The answer to a query that no page waits for. The browser asks after rendering, and again for another `about`; null
 * asks nothing. The old answer stays until the new answer arrives; a failed query gives null.
 */
export function useLateAnswer<About, Answer>(about: About | null, ask: (about: About) => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const send = useEffectEvent(ask)
  useEffect(() => {
    if (about === null) return
    let isOver = false
    const tell = (nextAnswer: Answer | null) => {
      if (!isOver) setAnswer(nextAnswer)
    }
    send(about).then(tell, () => tell(null))
    return () => {
      isOver = true
    }
  }, [about])
  return answer
}
