import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  searchCandidateOrders,
  usualOrder,
  type SearchCandidateCondition,
} from '#domain/candidate-search/condition/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { candidateViews, viewWords, type CandidateView } from '../../parts/view.ts'
import { orderWords } from '#web/pages/client/parts/words.ts'
import styles from '../list.module.css'

type ListBarProps = {
  condition: SearchCandidateCondition
  /** Whether the plan holds the order by test scores. */
  hasScoreOrder: boolean
  filterCount: number
  view: CandidateView
  viewUrlOf: (view: CandidateView) => string
  onChange: (condition: SearchCandidateCondition) => void
  onFilter: () => void
  /** The saved filters. */
  children: ReactNode
}

const scoreNoteId = 'score-order-note'

/** What the page is, in which order, and how it is shown. */
export function ListBar(props: ListBarProps) {
  const { condition, hasScoreOrder, filterCount, view, viewUrlOf, onChange, onFilter, children } = props
  return (
    <>
      <div className={styles.bar}>
        <h1>学生検索</h1>
        {children}
        <Button kind="secondary" className="phone-only" onClick={onFilter}>
          <Icon name="filter" size="small" />
          絞り込み{filterCount > 0 && `（${filterCount}）`}
        </Button>
        <Select
          className={styles.order}
          aria-label="並び順"
          aria-describedby={condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? scoreNoteId : undefined}
          value={condition.orderBy ?? usualOrder}
          onChange={(event) =>
            onChange({ ...condition, orderBy: searchCandidateOrders.find((order) => order === event.target.value) })
          }
          options={searchCandidateOrders.map((value) => {
            const isLocked = value === 'INTELLECTUAL_TEST_SCORE' && !hasScoreOrder
            return { value, label: `${orderWords[value]}${isLocked ? '（対象外）' : ''}`, disabled: isLocked }
          })}
        />
        <nav className={segmentsClass(styles.views)} aria-label="表示">
          {candidateViews.map((one) => (
            <Link
              key={one}
              className={segmentClass()}
              to={viewUrlOf(one)}
              aria-current={one === view ? 'true' : undefined}
              replace
              preventScrollReset
            >
              {viewWords[one]}
            </Link>
          ))}
        </nav>
      </div>
      {condition.orderBy === 'INTELLECTUAL_TEST_SCORE' && (
        <p id={scoreNoteId} className={styles.orderNote}>
          合計を5段階に分けた順です。1問の差は誤差の範囲です。結果を公開している学生だけを表示しています（未受検・非公開の学生を不利に扱わないでください）。
        </p>
      )}
    </>
  )
}
