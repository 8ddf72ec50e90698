import { Link } from 'react-router'
import { searchCandidateOrders, usualOrder } from '#domain/candidate-search/rules/condition.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { candidateViews, viewWords, withView } from '../../parts/view.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { useConditionChips } from '../filters/condition-chips.ts'
import { SavedFilters } from '../saved-filters/saved-filters.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { orderWords } from '#web/pages/client/parts/words.ts'
import styles from '../list.module.css'

const scoreOrder = 'INTELLECTUAL_TEST_SCORE'
const scoreNoteId = 'score-order-note'

export function ListBar({ onFilter }: { onFilter: () => void }) {
  const { condition, change, search, page, view } = useCandidateList()
  const { features, isUnderReview } = useSearchGround()
  const filterCount = useConditionChips().length
  const isScoreLocked = !features.includes('score_order')
  const lock = isUnderReview ? '（準備中）' : '（プラン外）'
  const hasScoreNote = condition.orderBy === scoreOrder && !isScoreLocked
  return (
    <>
      <div className={styles.bar}>
        <h1>学生検索</h1>
        <SavedFilters />
        <Button kind="secondary" className={classNames(styles.filter, 'phone-only')} onClick={onFilter}>
          <Icon name="filter" size="small" />
          絞り込み{filterCount > 0 && `（${filterCount}）`}
        </Button>
        <Select
          className={styles.order}
          aria-label="並び順"
          aria-describedby={hasScoreNote ? scoreNoteId : undefined}
          value={condition.orderBy ?? usualOrder}
          onChange={(event) =>
            change({ ...condition, orderBy: searchCandidateOrders.find((order) => order === event.target.value) })
          }
          // A locked order can be chosen: the reason then stands in place of the students.
          options={searchCandidateOrders.map((value) => ({
            value,
            label: `${orderWords[value]}${value === scoreOrder && isScoreLocked ? lock : ''}`,
          }))}
        />
        <nav className={segmentsClass(styles.views)} aria-label="表示">
          {candidateViews.map((one) => (
            <Link
              key={one}
              className={segmentClass()}
              to={clientUrls.candidates(withView(search, one), page)}
              aria-current={one === view ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {viewWords[one]}
            </Link>
          ))}
        </nav>
      </div>
      {hasScoreNote && (
        <p id={scoreNoteId} className={styles.orderNote}>
          合計を5段階に分けた順です。1問の差は誤差の範囲です。結果を公開している学生だけを表示しています（未受検・非公開の学生を不利に扱わないでください）。
        </p>
      )}
    </>
  )
}
