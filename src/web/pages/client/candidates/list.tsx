import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { actOnClient, actOnServer, onClient, onServer } from '#web/ask.ts'
import { useDevice } from '#web/device.ts'
import { useIsSlow } from '#web/parts/slow.ts'
import { titleOf } from '#web/parts/title.ts'
import { useBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Modal } from '#web/ui/modal.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/list'
import { actOnCandidates } from './list/act.ts'
import { useCandidateKeys } from './list/keys/candidate-keys.ts'
import { useComing } from './list/results/coming.ts'
import { conditionChips } from './list/filters/condition-chips.ts'
import { useCondition } from './list/filters/condition-change.ts'
import { Drawer } from './list/drawer/drawer.tsx'
import { Filters } from './list/filters/filters.tsx'
import { useSearchGround } from './parts/ground.ts'
import { KeysHelp } from './list/keys/keys-help.tsx'
import { LabelsDialog } from './list/labels/labels-dialog.tsx'
import { ListBar } from './list/results/list-bar.tsx'
import { DroppedGenders, LostFilter } from './list/saved-filters/lost-filter.tsx'
import { SavedFilters } from './list/saved-filters/saved-filters.tsx'
import { loadCandidates } from './list/load.ts'
import { useMemoNews } from './list/memo/memo-writing.ts'
import { PositiveActionDialog } from './list/positive-action/positive-action-dialog.tsx'
import { neighboursOf, usePreviewUrls } from './list/drawer/preview-urls.ts'
import { Results } from './list/results/results.tsx'
import { SelectionBar } from './list/results/selection-bar.tsx'
import { withView } from './parts/view.ts'
import { maxSelected, useSelection } from './parts/selection.ts'
import styles from './list/list.module.css'

export const loader = onServer(loadCandidates)
export const clientLoader = onClient(loadCandidates)
export const action = actOnServer(actOnCandidates)
export const clientAction = actOnClient(actOnCandidates)
export const handle = { fills: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('学生検索', matches)

export default function CandidateList({ loaderData }: Route.ComponentProps) {
  const { found, refused, page, view, preview, previewId, relaxations } = loaderData
  const [search] = useSearchParams()
  const { viewerId, isAdmin, canWrite, features, positiveActions, ...ground } = useSearchGround()
  const { labels, labelLimit, lookups, near, savedFilters, savedFilterLimit } = ground
  const { condition, change, isChanging } = useCondition()
  const coming = useComing(isChanging, previewId)
  const isComing = coming.previewId !== null
  const isComingSlowly = useIsSlow(isComing)
  const selection = useSelection(viewerId)
  const { previewUrlOf, close } = usePreviewUrls(search, page)
  // A panel that nobody sees asks for no numbers.
  const isWide = useDevice() !== 'mobile'
  const [isFiltering, setFiltering] = useState(false)
  const [isHelping, setHelping] = useState(false)
  useMemoNews(previewId, previewUrlOf)
  const onFull = useFullTold()
  const onSelect = (id: string) => void (selection.toggle(id) || onFull())

  const chips = conditionChips(condition, lookups)
  const ids = found?.ids ?? []
  const total = found?.totalCount ?? 0
  const openId = coming.previewId ?? previewId
  const around = (id: string) => neighboursOf({ ids, id, page, total, previewUrlOf })
  // The next press goes on from whoever is coming; the number is of whoever is shown.
  const { position } = around(isComingSlowly ? openId : previewId)
  const neighbours = { ...around(openId), position }
  const back = urls.client.candidates(search, page)
  const scoutUrlOf = (some: readonly string[]) => urls.client.scout(some, undefined, back)
  const inForce = positiveActions.find(({ isInForce }) => isInForce)
  const planned = positiveActions.find(({ isInForce }) => !isInForce)
  const [isDeciding, setDeciding] = useState(false)
  const positiveAction = { inForce, planned, decide: isAdmin ? () => setDeciding(true) : undefined }
  const filters = { condition, lookups, near, features, positiveAction, onChange: change }

  useCandidateKeys({
    neighbours,
    first: ids[0],
    openId,
    isComing,
    previewUrlOf,
    onSelect: canWrite ? onSelect : undefined,
    close,
    help: () => setHelping(true),
  })
  const withoutLabel = (gone: string) => {
    const { searchCandidateLabelIds: chosen = [] } = condition
    if (chosen.includes(gone)) change({ ...condition, searchCandidateLabelIds: chosen.filter((id) => id !== gone) })
  }
  return (
    <LabelsDialog labels={labels} limit={labelLimit} canWrite={canWrite} onDeleted={withoutLabel}>
      <div className={styles.page}>
        <div>
          <ListBar
            condition={condition}
            hasScoreOrder={features.includes('score_order')}
            filterCount={chips.length}
            view={view}
            viewUrlOf={(other) => urls.client.candidates(withView(search, other), page)}
            onChange={change}
            onFilter={() => setFiltering(true)}
          >
            <SavedFilters
              filters={savedFilters}
              limit={savedFilterLimit}
              isLocked={!features.includes('saved_filters')}
              canWrite={canWrite}
              condition={condition}
              labels={chips.map(({ label }) => label)}
              search={search}
              isGenderFilterOn={inForce !== undefined}
            />
          </ListBar>
          <LostFilter filters={savedFilters} search={search} page={page} />
          <DroppedGenders filters={savedFilters} search={search} isGenderFilterOn={inForce !== undefined} />
        </div>
        <div className={classNames(styles.columns, (previewId || isComingSlowly) && styles.withDrawer)}>
          {isWide && (
            <aside className={classNames(styles.filters, 'wide-only')}>
              <Filters {...filters} shortcut="/" />
            </aside>
          )}
          <Results
            found={found}
            refused={refused}
            page={page}
            search={search}
            condition={condition}
            chips={chips}
            relaxations={relaxations}
            previewId={previewId}
            selection={selection}
            canWrite={canWrite}
            features={features}
            isLocked={!features.includes('search')}
            isLoading={coming.isList}
            comingView={coming.view ?? view}
            onChange={change}
            onSelect={onSelect}
            onFull={onFull}
            previewUrlOf={previewUrlOf}
            scoutUrlOf={scoutUrlOf}
          >
            {canWrite && <SelectionBar selection={selection} labels={labels} scoutUrl={scoutUrlOf(selection.ids)} />}
          </Results>
          <Drawer
            isOpen={previewId !== '' || isComingSlowly}
            coming={isComingSlowly ? 'slowly' : isComing ? 'soon' : null}
            preview={preview}
            labels={labels}
            canWrite={canWrite}
            scoutUrlOf={scoutUrlOf}
            neighbours={neighbours}
            onClose={close}
            onHelp={() => setHelping(true)}
          />
        </div>
        <Modal
          open={isFiltering}
          onClose={() => setFiltering(false)}
          title="絞り込み"
          mode="bottomPanel"
          className={styles.filterModal}
          cancel={false}
          ok={<Button onClick={() => setFiltering(false)}>{total.toLocaleString('ja-JP')}名を見る</Button>}
        >
          <Filters {...filters} />
        </Modal>
        {isAdmin && (
          <PositiveActionDialog
            open={isDeciding}
            onClose={() => setDeciding(false)}
            action={inForce ?? planned ?? null}
          />
        )}
        <KeysHelp open={isHelping} onClose={() => setHelping(false)} />
      </div>
    </LabelsDialog>
  )
}

function useFullTold() {
  const { show } = useBanner()
  return () => show({ kind: 'error', text: `一度に選択できるのは${maxSelected}名までです` })
}
