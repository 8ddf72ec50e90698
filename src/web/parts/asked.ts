import { useState } from 'react'
import { isUnanswered, type Refused } from '#web/ask.ts'

/** The question that is open, until its answer is refused: then the page behind tells why. What it can mend itself stays open. */
export function useAsked<Question>(
  refused: Refused | undefined,
  canMend: (refused: Refused) => boolean = isUnanswered,
) {
  const [asked, ask] = useState<Question | null>(null)
  const [heard, hear] = useState(refused)
  if (refused !== heard) {
    hear(refused)
    if (refused && !canMend(refused)) ask(null)
  }
  return [asked, ask] as const
}
