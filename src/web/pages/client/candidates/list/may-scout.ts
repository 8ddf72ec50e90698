import { mayBeScouted } from '#domain/scout-invitation/sending/renewal/rules.ts'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import { ScoutStatusFields } from '#web/pages/client/parts/scout-status.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { useSearchGround } from '../parts/ground.ts'

/** Whether a scout is offered to a student with these scouts behind them. */
export function useMayScout() {
  const { features } = useSearchGround()
  const now = useNow()
  return (scouts: readonly FragmentType<typeof ScoutStatusFields>[]) =>
    mayBeScouted(readFragment(ScoutStatusFields, scouts), features.includes('renew'), now)
}
