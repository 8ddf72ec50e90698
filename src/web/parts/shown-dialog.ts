import { useState } from 'react'
import { isUnanswered, type Refused } from '#web/ask.ts'

/**
 * The dialog that is open on a page; null while none is. A refusal closes the dialog, because the page shows the
 * reason, unless `canMend` accepts the refusal.
 */
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
