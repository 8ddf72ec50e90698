import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { pageSize, type SearchCandidateCondition } from '#domain/candidate-search/rules.ts'
import type { Refused } from '#web/ask.ts'
import { messages } from '#web/messages.ts'
import { CsvExport } from '#web/parts/csv-export.tsx'
import { useFollow } from '#web/parts/follow.ts'
import { LoadFailed } from '#web/parts/load-failed.tsx'
import { useIsSlow } from '#web/parts/slow.ts'
import { useAfterPaint } from '#web/ui/after-paint.ts'
import { RemovableChip, chipsClass } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { urls } from '#ground/urls.ts'
import { maxSelected, type Selection } from '../../parts/selection.ts'
import { CandidateTable } from './candidate-table.tsx'
import { CandidateCardRow } from './card.tsx'
import type { ConditionChip } from '../filters/condition-chips.ts'
import { canAskAgain, type Found } from '../load.ts'
import { PlanLocked } from '../filters/plan-locked.tsx'
import { NoResults, Relaxations, type Relaxation } from './no-results.tsx'
import { ResultSkeletons } from './skeletons.tsx'
import type { CandidateView } from '../../parts/view.ts'
import styles from './results.module.css'

type ResultsProps = {
  found: Found | null
  refused: Refused | null
  page: number
  search: URLSearchParams
  condition: SearchCandidateCondition
  chips: readonly ConditionChip[]
  relaxations: readonly Relaxation[]
  previewId: string
  selection: Selection
  canWrite: boolean
  features: readonly string[]
  isLocked: boolean
  /** Another list is on its way. */
  isLoading: boolean
  comingView: CandidateView
  onChange: (condition: SearchCandidateCondition) => void
  onSelect: (id: string) => void
  onFull: () => void
  previewUrlOf: (id: string) => string
  scoutUrlOf: (ids: readonly string[]) => string
  children: ReactNode
}

export function Results(props: ResultsProps) {
  const { found, page, search, chips, isLoading, onChange } = props
  const pageCount = props.isLocked ? 0 : Math.ceil((found?.totalCount ?? 0) / pageSize)
  const isSlow = useIsSlow(isLoading)
  const scrolled = useScrolledToTop(`${page} ${chips.map(({ key }) => key).join()}`)
  const listSearch = new URLSearchParams(search)
  listSearch.delete('preview')
  return (
    <section className={styles.results} aria-label="学生の一覧" ref={scrolled} aria-busy={isLoading}>
      <div className={styles.head}>
        <h2 className={styles.count} aria-live="polite">
          {found ? (
            <>
              <strong className="num">{found.totalCount.toLocaleString('ja-JP')}</strong>名
            </>
          ) : (
            <span className="visually-hidden">学生の一覧</span>
          )}
        </h2>
        {chips.length > 0 && (
          <ul className={chipsClass()} aria-label="いまの条件">
            {chips.map((chip) => (
              <li key={chip.key}>
                <RemovableChip name={chip.label} onClick={() => onChange(chip.without)} />
              </li>
            ))}
          </ul>
        )}
        {isAccepted(props.condition) && (
          <div className={styles.export}>
            <CsvExport
              asked={{ scoutInvitationStatus: 'accepted' }}
              about="スカウトを承認した学生（採用を除く）全員の氏名・連絡先・日程を、募集を問わず書き出します。ほかの絞り込みは反映されません。"
              canWrite={props.canWrite}
              features={props.features}
            />
          </div>
        )}
      </div>
      <div className={isLoading && !isSlow ? styles.dim : undefined}>
        {isSlow ? <ResultSkeletons view={props.comingView} canWrite={props.canWrite} /> : <Standing {...props} />}
      </div>
      <Pagination
        className={styles.pages}
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => urls.client.candidates(listSearch, to)}
        renderLink={({ href, ...link }) => <Link {...link} to={href} />}
      />
      {props.children}
    </section>
  )
}

/** The file has names, which a company knows only of students who accepted its scout. */
const isAccepted = ({ scoutInvitationStatuses: asked }: SearchCandidateCondition) =>
  asked !== undefined && !asked.isExclusive && asked.statuses.join() === 'ACCEPTED'

function Standing(props: ResultsProps) {
  const { found, refused, isLocked, relaxations, condition, onChange } = props
  const follow = useFollow()
  if (refused && canAskAgain(refused)) return <LoadFailed text={messages.candidatesNotLoaded} />
  if (refused?.code === 'plan_restricted') return <PlanLocked condition={condition} onChange={onChange} />
  if (!found) return <Notice kind="warning">{refused?.message}</Notice>
  if (isLocked)
    return (
      <EmptyState title={messages.planRestricted}>
        条件に合う学生の人数は確認できます。学生のプロフィールを見るには、プランの変更が必要です。
      </EmptyState>
    )
  if (found.totalCount === 0) return <NoResults condition={condition} relaxations={relaxations} onChange={onChange} />
  return (
    <>
      {found.rows && (
        <CandidateTable
          rows={found.rows}
          openId={props.previewId}
          selection={props.canWrite ? rowSelectionOf(props) : undefined}
          previewUrlOf={props.previewUrlOf}
          scoutUrlOf={props.scoutUrlOf}
          follow={follow}
        />
      )}
      {found.cards && (
        <ol className={styles.list}>
          {found.cards.map((candidate) => (
            <CandidateCardRow
              key={candidate.id}
              candidate={candidate}
              isOpen={candidate.id === props.previewId}
              isSelected={props.selection.ids.includes(candidate.id)}
              canWrite={props.canWrite}
              previewUrl={props.previewUrlOf(candidate.id)}
              scoutUrl={props.scoutUrlOf([candidate.id])}
              onSelect={props.onSelect}
              follow={follow}
            />
          ))}
        </ol>
      )}
      {relaxations.length > 0 && (
        <div className={styles.more}>
          <p>条件をゆるめると、ほかの学生も見つかります。</p>
          <Relaxations condition={condition} relaxations={relaxations} onChange={onChange} />
        </div>
      )}
    </>
  )
}

const rowSelectionOf = ({ selection: { ids, set }, onFull }: ResultsProps) => ({
  ids,
  onChange: set,
  max: maxSelected,
  onFull,
})

/** A new list begins at its top; opening a student leaves it where it was. */
function useScrolledToTop(list: string) {
  const column = useRef<HTMLElement>(null)
  useAfterPaint(() => void column.current?.scrollTo({ top: 0 }), list)
  return column
}
