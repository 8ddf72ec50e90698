import { messages } from '#web/texts/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCandidateList } from '../candidate-list.tsx'

/** An address may use features outside the plan. The page names these features and offers the list without them. */
export function PlanLocked() {
  const { condition, change } = useCandidateList()
  const {
    orderBy,
    textKeywords,
    personalityAssessmentTraits: traits,
    hasPublishedPersonality: isPublished,
    ...within
  } = condition
  const isOrder = orderBy === 'INTELLECTUAL_TEST_SCORE'
  const lockedFeatures = [
    isOrder && '能力検査の得点順',
    textKeywords && '言葉での検索',
    (traits || isPublished) && '性格特性での検索',
  ]
    .filter(Boolean)
    .join('と')
  const allowed = isOrder || orderBy === undefined ? within : { ...within, orderBy }
  return (
    <EmptyState
      title={messages.planRestricted}
      action={
        <Button kind="secondary" onClick={() => change(allowed)}>
          外して学生を見る
        </Button>
      }
    >
      {lockedFeatures}は、いまのプランに含まれていません。
    </EmptyState>
  )
}
