import { useState } from 'react'
import { isUnanswered, type Refused } from '#web/ask.ts'

/** The open dialog's question. A refusal closes the dialog, as the page shows the reason, unless `canMend` keeps it. */
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
