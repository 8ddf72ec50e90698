import type { Fetcher } from 'react-router'
import { useLeaving } from '#web/ui/browser/leaving.ts'
import { useBanner } from '#web/ui/overlays/banner.tsx'
import { refusedOf } from './answered.ts'
import type { Answer } from './success-message.ts'

/**
 * The refusal of a fetcher, for its component to show. The page is read again after an act, and may have no place for
 * the component then, as for the row of what a colleague settled first: the banner says the refusal.
 */
export function useRefusal({ state, data }: Pick<Fetcher<Answer>, 'state' | 'data'>) {
  const { show } = useBanner()
  const refused = refusedOf(data)
  useLeaving(() => {
    if (refused && state === 'loading') show({ kind: 'error', text: refused.message })
  }, null)
  return refused
}
