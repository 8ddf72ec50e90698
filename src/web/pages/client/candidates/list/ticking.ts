import { useBanner } from '#web/ui/overlays/banner.tsx'
import { useSearchGround } from '../parts/ground.ts'
import { maxSelected, useSelection } from '../parts/selection.ts'

/** The students the company user has ticked; a student above the limit is refused with a banner. */
export function useTicking() {
  const { show } = useBanner()
  const selection = useSelection(useSearchGround().viewerId)
  const onFull = () => show({ kind: 'error', text: `一度に選択できるのは${maxSelected}名までです` })
  return { selection, onFull, tick: (id: string) => void (selection.toggle(id) || onFull()) }
}
