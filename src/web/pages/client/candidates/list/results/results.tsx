import { grouped } from '#ground/grouped.ts'
import { useRef } from 'react'
import type { ConditionChip } from '#domain/candidate-search/rules/chips.ts'
import { pageSize } from '#domain/candidate-search/rules/limits.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { deskText } from '#ground/words/desk.ts'
import { messages } from '#web/texts/messages.ts'
import { canAskAgain } from '#web/parts/answers/ask-again.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { CsvExport } from '#web/parts/csv-export.tsx'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { useIsSlow } from '#web/parts/answers/slow.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { RemovableChip, chipsClass } from '#web/ui/marks/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { useSearchGround } from '../../parts/ground.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { CandidateTable } from './candidate-table.tsx'
import { CandidateCardRow } from './card.tsx'
import { useConditionChips } from '../filters/condition-chips.ts'
import type { Found } from '../load.ts'
import { PlanLocked } from '../filters/plan-locked.tsx'
import { NoResults, Relaxations, resultsHeadId } from './no-results.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { ResultSkeletons } from './skeletons.tsx'
import styles from './results.module.css'

export function Results() {
  const { found, page, search, coming, view } = useCandidateList()
  const { features } = useSearchGround()
  const canWrite = useCanWrite()
  const chips = useConditionChips()
  const pageCount = features.includes('search') ? Math.ceil((found?.totalCount ?? 0) / pageSize) : 0
  const isSlow = useIsSlow(coming.isList)
  const scrolled = useScrolledToTop(`${page} ${chips.map(({ key }) => key).join()}`)
  const listSearch = new URLSearchParams(search)
  listSearch.delete('preview')
  return (
    <section className={styles.results} aria-label="学生の一覧" ref={scrolled} aria-busy={coming.isList}>
      <ResultsHead chips={chips} />
      <div id="found-students" tabIndex={-1} className={coming.isList && !isSlow ? styles.dim : undefined}>
        {isSlow ? <ResultSkeletons view={coming.view ?? view} /> : <FoundOrWhyNot />}
      </div>
      <Pages
        className={styles.pages}
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => clientUrls.candidates(listSearch, to)}
      />
      {canWrite && <SelectionBar />}
    </section>
  )
}

export function ResultsHead({ chips }: { chips: readonly ConditionChip[] }) {
  const { found, condition, change } = useCandidateList()
  const { features } = useSearchGround()
  const canWrite = useCanWrite()
  return (
    <div className={styles.head}>
      <h2 id={resultsHeadId} tabIndex={-1} className={styles.count} aria-live="polite">
        {found ? (
          <>
            <strong className="num">{grouped(found.totalCount)}</strong>名
          </>
        ) : (
          <span className="visually-hidden">学生の一覧</span>
        )}
      </h2>
      {chips.length > 0 && (
        <ul className={chipsClass()} aria-label="いまの条件">
          {chips.map((chip) => (
            <li key={chip.key}>
              <RemovableChip name={chip.label} focusAfterLast={resultsHeadId} onClick={() => change(chip.without)} />
            </li>
          ))}
        </ul>
      )}
      {isAccepted(condition) && (
        <div className={styles.export}>
          {canWrite && (
            <CsvExport
              students={{ scoutInvitationStatus: 'accepted' }}
              about="スカウトを承認した学生（採用を除く）全員の氏名・連絡先・日程を、募集を問わず書き出します。ほかの絞り込みは反映されません。"
              features={features}
            />
          )}
        </div>
      )}
    </div>
  )
}

/** The file has names, which a company knows only of students who accepted its scout. */
const isAccepted = ({ scoutInvitationStatuses: filter }: SearchCandidateCondition) =>
  filter !== undefined && !filter.isExclusive && filter.statuses.join() === 'ACCEPTED'

export function FoundOrWhyNot() {
  const { found, refused, relaxations } = useCandidateList()
  const { features, isUnderReview } = useSearchGround()
  if (refused && canAskAgain(refused)) return <LoadFailed text={messages.candidatesNotLoaded} />
  if (refused?.code === 'plan_restricted') return <PlanLocked />
  if (!found) return <Notice kind="warning">{refused?.message}</Notice>
  if (isUnderReview)
    return (
      <EmptyState
        title="学生のプロフィールは、運営の準備が終わると見られます"
        action={
          <ButtonLink kind="secondary" to={clientUrls.companyBasic()}>
            企業情報を整える
          </ButtonLink>
        }
      >
        条件に合う学生の人数は、いまから確認できます。準備を待つあいだに、企業情報と募集を整えておけます。
      </EmptyState>
    )
  if (!features.includes('search'))
    return (
      <EmptyState
        title={deskText.plan_restricted}
        action={
          <ButtonLink kind="secondary" to={clientUrls.contract()}>
            プランを比べる
          </ButtonLink>
        }
      >
        条件に合う学生の人数は確認できます。学生のプロフィールを見るには、プランの変更が必要です。
      </EmptyState>
    )
  if (found.totalCount === 0) return <NoResults />
  return (
    <>
      <FoundCandidates found={found} />
      {relaxations.length > 0 && (
        <div className={styles.more}>
          <p>条件をゆるめると、ほかの学生も見つかります。</p>
          <Relaxations />
        </div>
      )}
    </>
  )
}

function FoundCandidates({ found }: { found: Found }) {
  if (found.rows) return <CandidateTable rows={found.rows} />
  return (
    <ol className={styles.list}>
      {found.cards?.map(({ node: candidate, metChoices, unsetFilters }) => (
        <CandidateCardRow key={candidate.id} candidate={candidate} met={metChoices} unset={unsetFilters} />
      ))}
    </ol>
  )
}

/** A new list starts at its top. Opening a student does not scroll the list. */
function useScrolledToTop(list: string) {
  const column = useRef<HTMLElement>(null)
  useAfterPaint(() => void column.current?.scrollTo({ top: 0 }), list)
  return column
}
