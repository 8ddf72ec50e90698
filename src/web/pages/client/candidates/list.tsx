import { useState } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { searchCandidateOrders } from '#domain/candidate-search/rules.ts'
import { actOnClient, actOnServer, onClient, onServer } from '#web/ask.ts'
import { readFragment } from '#web/generated/index.ts'
import { titleOf } from '#web/parts/title.ts'
import { useBanner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Select } from '#web/ui/select.tsx'
import { urls } from '#web/urls.ts'
import type { Route } from './+types/list'
import { actOnCandidates } from './list/act.ts'
import { conditionChips } from './list/condition-chips.ts'
import { useCondition } from './list/condition-change.ts'
import { Drawer } from './list/drawer.tsx'
import { Filters } from './list/filters.tsx'
import { useCandidateKeys } from './list/candidate-keys.ts'
import { KeysHelp } from './list/keys-help.tsx'
import { loadCandidates } from './list/load.ts'
import { CandidateLookups, toLookups } from './list/lookups.ts'
import { neighboursOf, usePreviewUrls } from './list/preview-urls.ts'
import { Results } from './list/results.tsx'
import { SelectionBar } from './list/selection-bar.tsx'
import { orderWords } from './list/words.ts'
import { maxSelected, useSelection } from './selection.ts'
import styles from './list/list.module.css'

export const loader = onServer(loadCandidates)
export const clientLoader = onClient(loadCandidates)
export const action = actOnServer(actOnCandidates)
export const clientAction = actOnClient(actOnCandidates)
export const handle = { fills: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('学生検索', matches)

export default function CandidateList({ loaderData }: Route.ComponentProps) {
  const { data, refused, page, preview, previewId, relaxations } = loaderData
  const [search] = useSearchParams()
  const viewer = data.viewer?.__typename === 'CompanyViewer' ? data.viewer : null
  const labels = data.searchCandidateLabels.edges.map(({ node }) => node)
  const lookups = toLookups(readFragment(CandidateLookups, data), labels)
  const { condition, change, isChanging } = useCondition()
  const selection = useSelection(viewer?.id ?? '')
  const { previewUrlOf, close } = usePreviewUrls(search, page)
  const [isFiltering, setFiltering] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const isMoving = useNavigation().state === 'loading'
  const onSelect = useSelect(selection.toggle)

  const features = viewer?.contract.plan.features ?? []
  const canWrite = viewer !== null && viewer.role !== 'VIEWER'
  const chips = conditionChips(condition, lookups)
  const found = data.searchCandidates
  const ids = found?.edges.map(({ node }) => node.id) ?? []
  const homeRegion = lookups.prefectures.find(({ choices }) =>
    choices.some(({ id }) => id === viewer?.company.prefecture.id),
  )
  const neighbours = neighboursOf({ ids, id: previewId, page, total: found?.totalCount ?? 0, previewUrlOf })
  const back = urls.client.candidates(search, page)
  const scoutUrlOf = (some: readonly string[]) => urls.client.scout(some, undefined, back)
  const filters = { condition, lookups, near: homeRegion?.choices ?? [], features, onChange: change }

  useCandidateKeys({
    neighbours,
    first: ids[0],
    previewId,
    previewUrlOf,
    onSelect: canWrite ? onSelect : undefined,
    close,
    help: () => setHelping(true),
  })
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <h1>学生検索</h1>
        <Button kind="secondary" className="phone-only" onClick={() => setFiltering(true)}>
          <Icon name="filter" size="small" />
          絞り込み{chips.length > 0 && `（${chips.length}）`}
        </Button>
        <Select
          className={styles.order}
          aria-label="並び順"
          value={condition.orderBy ?? 'LAST_ACTIVE_AT'}
          options={searchCandidateOrders.map((value) => ({
            value,
            label: orderWords[value],
            disabled: value === 'INTELLECTUAL_TEST_SCORE' && !features.includes('score_order'),
          }))}
          onChange={(event) =>
            change({ ...condition, orderBy: searchCandidateOrders.find((order) => order === event.target.value) })
          }
        />
      </div>
      <div className={classNames(styles.columns, previewId && styles.withDrawer)}>
        <aside className={classNames(styles.filters, 'wide-only')}>
          <Filters {...filters} shortcut="/" />
        </aside>
        <Results
          found={found}
          refused={refused?.message}
          page={page}
          search={search}
          condition={condition}
          chips={chips}
          relaxations={relaxations}
          previewId={previewId}
          selection={selection}
          canWrite={canWrite}
          isLocked={!features.includes('search')}
          isLoading={isMoving || isChanging}
          onChange={change}
          onSelect={onSelect}
          previewUrlOf={previewUrlOf}
          scoutUrlOf={scoutUrlOf}
        >
          {canWrite && selection.ids.length > 0 && (
            <SelectionBar selection={selection} labels={labels} scoutUrl={scoutUrlOf(selection.ids)} />
          )}
        </Results>
        <Drawer
          isOpen={previewId !== ''}
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
        ok={
          <Button onClick={() => setFiltering(false)}>
            {(found?.totalCount ?? 0).toLocaleString('ja-JP')}名を見る
          </Button>
        }
      >
        <Filters {...filters} />
      </Modal>
      <KeysHelp open={isHelping} onClose={() => setHelping(false)} />
    </div>
  )
}

/** One more fits, or it is said why not. */
function useSelect(toggle: (id: string) => boolean) {
  const { show } = useBanner()
  return (id: string) => {
    if (!toggle(id)) show({ kind: 'error', text: `一度に選択できるのは${maxSelected}名までです` })
  }
}
