import { useState } from 'react'
import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { useDevice } from '#web/document/device.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { KeysHelp } from '#web/pages/client/parts/keys-help.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Route } from './+types/list'
import { actOnCandidates } from './list/act.ts'
import { CandidateListProvider, useCandidateList } from './list/candidate-list.tsx'
import { Drawer } from './list/drawer/drawer.tsx'
import { useListUrls, useNeighbours } from './list/drawer/preview-urls.ts'
import { FilterModal } from './list/filters/filter-modal.tsx'
import { Filters } from './list/filters/filters.tsx'
import { useCandidateKeys } from './list/keys/candidate-keys.ts'
import { useKeptSearch } from './list/kept-search.ts'
import { keyRows } from './list/keys/keys.ts'
import { LabelsDialog } from './list/labels/labels-dialog.tsx'
import { loadCandidates } from './list/load.ts'
import { useMemoNews } from './list/memo/memo-writing.ts'
import { PositiveActionDecision } from './list/positive-action/positive-action-decision.tsx'
import { ListBar } from './list/results/list-bar.tsx'
import { Results } from './list/results/results.tsx'
import { DroppedGenders, DroppedHidden, LostFilter } from './list/saved-filters/lost-filter.tsx'
import { useForgetSelection } from './list/selection-of-search.ts'
import { Triage } from './list/triage/triage.tsx'
import { useTicking } from './list/ticking.ts'
import styles from './list/list.module.css'

export const loader = onServer(loadCandidates)
export const clientLoader = onClient(loadCandidates)
export const action = actOnServer(actOnCandidates)
export const clientAction = actOnClient(actOnCandidates)
export const handle = { fills: true, skipTo: { id: 'found-students', label: '検索結果へ移動' } }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('学生検索', matches)

export default function CandidateList({ loaderData }: Route.ComponentProps) {
  return (
    <CandidateListProvider loaded={loaderData}>
      <LabelsDialog>
        <PositiveActionDecision>
          <ListOrTriage />
        </PositiveActionDecision>
      </LabelsDialog>
    </CandidateListProvider>
  )
}

function ListOrTriage() {
  useForgetSelection()
  useKeptSearch()
  return useCandidateList().view === 'triage' ? <Triage /> : <FiltersListAndDrawer />
}

function FiltersListAndDrawer() {
  const { previewId, isComingSlowly } = useCandidateList()
  // A hidden panel must not load counts.
  const isWide = useDevice() !== 'mobile'
  const [isFiltering, setFiltering] = useState(false)
  const [isHelping, setHelping] = useState(false)
  useMemoNews(previewId, useListUrls().previewUrlOf)
  useListKeys(() => setHelping(true))
  return (
    <div className={styles.page}>
      <div>
        <ListBar onFilter={() => setFiltering(true)} />
        <LostFilter />
        <DroppedGenders />
        <DroppedHidden />
      </div>
      <div className={classNames(styles.columns, (previewId || isComingSlowly) && styles.withDrawer)}>
        {isWide && (
          <aside className={classNames(styles.filters, 'wide-only')}>
            <Filters shortcut="/" />
          </aside>
        )}
        <Results />
        <Drawer onHelp={() => setHelping(true)} />
      </div>
      <FilterModal open={isFiltering} onClose={() => setFiltering(false)} />
      <KeysHelp rows={keyRows} open={isHelping} onClose={() => setHelping(false)} />
    </div>
  )
}

function useListKeys(help: () => void) {
  const { found, openId, isComing } = useCandidateList()
  const { previewUrlOf, close } = useListUrls()
  const { tick } = useTicking()
  const onSelect = useCanWrite() ? tick : undefined
  const neighbours = useNeighbours()
  useCandidateKeys({ neighbours, first: found?.ids[0], openId, isComing, previewUrlOf, onSelect, close, help })
}
