import { useState } from 'react'
import { useNavigate } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { grouped } from '#ground/grouped.ts'
import { urls } from '#ground/urls.ts'
import { writeCondition } from '#domain/candidate-search/rules/address.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { KeysHelp } from '#web/pages/client/parts/keys-help.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { footMark } from '#web/ui/browser/foot-mark.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { useKeys } from '#web/ui/browser/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { withConditionOf } from '../../parts/filter-address.ts'
import { withView } from '../../parts/view.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { OpenStudent, Step } from '../drawer/drawer.tsx'
import { useListUrls, useNeighbours } from '../drawer/preview-urls.ts'
import { FilterModal } from '../filters/filter-modal.tsx'
import { forShown } from '../keys/candidate-keys.ts'
import { triageRows, type TriageKey } from '../keys/keys.ts'
import { listEnd } from '../load.ts'
import { useMemoNews } from '../memo/memo-writing.ts'
import { ListBar } from '../results/list-bar.tsx'
import { FoundOrWhyNot, ResultsHead } from '../results/results.tsx'
import { PreviewSkeleton } from '../results/skeletons.tsx'
import { useConditionChips } from '../filters/condition-chips.ts'
import { useKeptPlace } from './kept-place.ts'
import { usePassing } from './passing.ts'
import styles from './triage.module.css'

/** The students of the search one by one: read, decide, go on. */
export function Triage() {
  const { previewId, found } = useCandidateList()
  const [isFiltering, setFiltering] = useState(false)
  const [isHelping, setHelping] = useState(false)
  useMemoNews(previewId, useListUrls().previewUrlOf)
  useKeptPlace()
  const isOpen = previewId !== '' && found !== null && found.totalCount > 0
  return (
    <div className={styles.page}>
      <ListBar onFilter={() => setFiltering(true)} />
      <section className={styles.results} aria-label="1名ずつ確認">
        <ResultsHead chips={useConditionChips()} />
        {isOpen ? <Open onHelp={() => setHelping(true)} /> : <FoundOrWhyNot />}
      </section>
      <FilterModal open={isFiltering} onClose={() => setFiltering(false)} />
      <KeysHelp rows={triageRows} open={isHelping} onClose={() => setHelping(false)} />
    </div>
  )
}

function Open({ onHelp }: { onHelp: () => void }) {
  const { previewId, isComingSlowly } = useCandidateList()
  const passing = usePassing()
  useTriageKeys(passing, onHelp)
  useFromTop(previewId)
  return (
    <>
      <div id="found-students" tabIndex={-1} className={styles.student}>
        {isComingSlowly ? <PreviewSkeleton /> : previewId === listEnd ? <AtEnd /> : <OpenStudent />}
      </div>
      <Foot passing={passing} onHelp={onHelp} />
    </>
  )
}

type Passing = ReturnType<typeof usePassing>

/** The addresses behind and ahead, and after the last student the end; from a student outside of the list, the list. */
function useWays() {
  const { previewId } = useCandidateList()
  const { before, after, place } = useNeighbours()
  const { previewUrlOf } = useListUrls()
  if (previewId === listEnd) return { back: previewUrlOf('last'), on: null }
  return { back: before, on: after ?? previewUrlOf(place > 0 ? listEnd : '') }
}

function useTriageKeys({ passOver, undo }: Passing, help: () => void) {
  const navigate = useNavigate()
  const canWrite = useCanWrite()
  const { isComing } = useCandidateList()
  const { back, on } = useWays()
  const { listUrl } = useListUrls()
  const open = (to: string | null) => {
    if (to) void navigate(to, { replace: true, preventScrollReset: true })
  }
  const writing: Partial<Record<TriageKey, () => void>> = {
    x: () => void passOver('passOver'),
    t: () => void passOver('passOverForTeam'),
    u: () => undo?.(),
  }
  const acts: Partial<Record<TriageKey, () => void>> = {
    j: () => open(on),
    k: () => open(back),
    ...(canWrite && writing),
    ...(!isComing && forShown),
    Escape: () => void navigate(listUrl),
    'g h': () => void navigate(urls.client.home()),
    '?': help,
  }
  useKeys(acts, { repeated: ['j', 'k'] })
}

/** Each student is read from the beginning. */
const useFromTop = (id: string) =>
  useAfterPaint(() => document.getElementById('found-students')?.closest('section')?.scrollTo({ top: 0 }), id)

function Foot({ passing: { passOver, undo }, onHelp }: { passing: Passing; onHelp: () => void }) {
  const canWrite = useCanWrite()
  const { previewId } = useCandidateList()
  const { position, left } = useNeighbours()
  const { listUrl } = useListUrls()
  const { back, on } = useWays()
  const canPass = canWrite && previewId !== listEnd
  return (
    <div className={styles.foot} {...footMark}>
      <p className={styles.left} aria-live="polite">
        {position !== '' && (
          <>
            <span>
              あと<strong className="num">{grouped(left)}</strong>名
            </span>
            <span className="num quiet">{position}</span>
          </>
        )}
      </p>
      <div className={styles.acts}>
        <Step to={back} label="前の学生" hotkey="K" icon="chevron-left" />
        {canPass && (
          <>
            <Button kind="secondary" aria-keyshortcuts="X" onClick={() => void passOver('passOver')}>
              見送る
            </Button>
            <Button kind="secondary" aria-keyshortcuts="T" onClick={() => void passOver('passOverForTeam')}>
              チームで見送る
            </Button>
          </>
        )}
        <Step to={on} label="次の学生" hotkey="J" icon="chevron-right" />
      </div>
      <div className={styles.ways}>
        {canWrite && undo && (
          <Button kind="quiet" aria-keyshortcuts="U" onClick={undo}>
            元に戻す
          </Button>
        )}
        <Button kind="quiet" className="wide-only" aria-keyshortcuts="?" onClick={onHelp}>
          キー操作
        </Button>
        <ButtonLink kind="quiet" to={listUrl}>
          一覧に戻る
        </ButtonLink>
      </div>
    </div>
  )
}

/** The end of the list: what was passed over can be read again, and the list begins anew. */
function AtEnd() {
  const { search, addressCondition } = useCandidateList()
  const passedOver = writeCondition({ ...addressCondition, passedOver: 'MINE' }).toString()
  const here = new URLSearchParams(search)
  here.set('preview', 'first')
  const listed = withConditionOf(passedOver, withView(new URLSearchParams(), 'card'))
  return (
    <EmptyState
      title="最後の学生まで確認しました"
      action={
        <>
          <ButtonLink to={clientUrls.candidates(here)}>はじめから見る</ButtonLink>
          <ButtonLink kind="secondary" to={clientUrls.candidates(listed)}>
            自分が見送った学生を見る
          </ButtonLink>
        </>
      }
    >
      新しく条件に合った学生は、次に開いたときの一覧に加わります。
    </EmptyState>
  )
}
