import { featuresOf, type SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { filterFields, filterOf } from '#domain/candidate-search/rules/filters.ts'
import type { PlanFeature } from '#domain/company/rules.ts'
import { deskText } from '#ground/words/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { useCandidateList } from '../candidate-list.tsx'

const featureWords: Partial<Record<PlanFeature, string>> = {
  keyword: '言葉での検索',
  personality: '性格特性での検索',
  score_order: '能力検査の得点順',
}

/** An address may use features outside the plan. The page names these features and offers the list without them. */
export function PlanLocked() {
  const { condition, change } = useCandidateList()
  const { isUnderReview } = useSearchGround()
  const lockedFeatures = featuresOf(condition)
    .map((feature) => featureWords[feature])
    .join('と')
  const { orderBy } = condition
  const planned = filterFields.filter((field) => filterOf(field).feature === undefined)
  const allowed: SearchCandidateCondition = {
    ...Object.fromEntries(planned.map((field) => [field, condition[field]])),
    ...(orderBy === 'INTELLECTUAL_TEST_SCORE' || orderBy === undefined ? {} : { orderBy }),
  }
  return (
    <EmptyState
      title={isUnderReview ? '運営の準備が終わると使えます' : deskText.plan_restricted}
      action={
        <Button kind="secondary" onClick={() => change(allowed)}>
          外して学生を見る
        </Button>
      }
    >
      {isUnderReview
        ? `${lockedFeatures}は、まだ使えません。`
        : `${lockedFeatures}は、いまのプランに含まれていません。`}
    </EmptyState>
  )
}
