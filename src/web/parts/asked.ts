import { useState } from 'react'
import type { Refused } from '#web/ask.ts'

/** The question that is open, until its answer is refused: then the page behind tells why. What it can mend itself stays open. */
export function useAsked<Question>(refused: Refused | undefined, mendable: readonly string[] = ['network']) {
  const [asked, ask] = useState<Question | null>(null)
  const [heard, hear] = useState(refused)
  if (refused !== heard) {
    hear(refused)
    if (refused && !mendable.includes(refused.code)) ask(null)
  }
  return [asked, ask] as const
}
