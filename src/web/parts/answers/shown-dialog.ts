import { useState } from 'react'
import { isUnanswered, type Refused } from '#web/carry/ask.ts'

/**
 * The dialog that is open on a page; null while none is. A refusal closes the dialog, because the page shows the
 * reason, unless `canMend` accepts the refusal.
 */
export function useShownDialog<Dialog>(
  refused: Refused | undefined,
  canMend: (refused: Refused) => boolean = isUnanswered,
) {
  const [dialog, show] = useState<Dialog | null>(null)
  const [lastRefusal, hear] = useState(refused)
  if (refused !== lastRefusal) {
    hear(refused)
    if (refused && !canMend(refused)) show(null)
  }
  return [dialog, show] as const
}
