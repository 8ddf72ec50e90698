import { canonicalQuery } from '#domain/candidate-search/saved-filter/rules.ts'
import { messages } from '#web/texts/messages.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { useToast } from '#web/ui/overlays/toast-region.tsx'
import { useSearchGround } from '../parts/ground.ts'
import { useSelection } from '../parts/selection.ts'
import { useCandidateList } from './candidate-list.tsx'

/** A new search begins without the students ticked in the one before, and says so. Another order is no new search. */
export function useForgetSelection() {
  const { condition } = useCandidateList()
  const { viewerId } = useSearchGround()
  const selection = useSelection(viewerId)
  const toast = useToast()
  const { orderBy: _, ...filters } = condition
  useAfterPaint(
    (search) => {
      const before = selection.search()
      selection.begin(search)
      const { ids } = selection
      if (before === null || before === search || ids.length === 0) return
      selection.clear()
      toast({
        text: `検索条件が変わったため、${ids.length}名の選択を解除しました`,
        action: { label: messages.undo, onPress: () => selection.set(ids) },
      })
    },
    `search ${canonicalQuery(filters)}`,
  )
}
