import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The answer to a question for which no page waits: asked by the browser when the page is there, and again for another
 * `about` (null: not at all). The old answer stays until the new one comes; null while there is none or it was lost.
 */
export function useAskedLater<About, Answer>(about: About | null, ask: (about: About) => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const send = useEffectEvent(ask)
  useEffect(() => {
    if (about === null) return
    let isOver = false
    const tell = (given: Answer | null) => {
      if (!isOver) setAnswer(given)
    }
    send(about).then(tell, () => tell(null))
    return () => {
      isOver = true
    }
  }, [about])
  return answer
}
