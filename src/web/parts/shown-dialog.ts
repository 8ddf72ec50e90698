import { useState } from 'react'
import { isUnanswered, type Refused } from '#web/ask.ts'

/**
 * The dialog that is open on a page; null while none is. A refusal closes the dialog, because the page shows the
 * reason, unless `canMend` accepts the refusal.
 */
export function useShownDialog<Dialog>(
  refused: Refused | undefined,
  canMend: (refused: Refused) => boolean = isUnanswered,
) {
  const [shown, show] = useState<Dialog | null>(null)
  const [heard, hear] = useState(refused)
  if (refused !== heard) {
    hear(refused)
    if (refused && !canMend(refused)) show(null)
  }
  return [shown, show] as const
}
