import type { ReactNode } from 'react'
import type { FilterGroup } from '#domain/candidate-search/rules/kind.ts'
import { isOfHiddenFact } from '#domain/candidate-search/fair-mode/rules.ts'
import { filterOf, filters, filtersAt, unsetFilters, type FilterField } from '#domain/candidate-search/rules/filters.ts'
import { searchCandidateOptionGroups } from '#domain/candidate-search/rules/options.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { Button } from '#web/ui/button.tsx'
import { FilterPanel } from '#web/ui/tables/filter-group.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { Part } from './choices.tsx'
import { controlsOfAll } from './controls.tsx'
import { Counted } from './counted.tsx'
import { Fold } from './fold.tsx'
import { HiddenFilters } from './hidden-filters.tsx'
import { KeywordBox } from './keyword-box.tsx'
import { OrUnset } from './or-unset.tsx'
import type { ControlProps, Panel } from './panel.ts'
import styles from './filters.module.css'

type GroupRow = {
  /** Without a title the group is named by its filters. */
  title?: string
  isOpenAtFirst?: boolean
  note?: string
}

// In the order of the groups in the panel.
const groups: Record<FilterGroup, GroupRow> = {
  year: { isOpenAtFirst: true },
  department: { title: '文理・課程・学部', isOpenAtFirst: true },
  area: { isOpenAtFirst: true },
  strength: {},
  school: { title: '学校', note: '学校名だけで判断せず、経験や強みもあわせて確認してください。' },
  work: { title: '希望の業界・職種' },
  company: {},
  toeic: { title: '語学（TOEIC）' },
  personality: { title: '性格特性' },
  intention: { title: 'スカウト・就活状況' },
  scout: {},
  relation: { title: 'ブックマーク・閲覧・見送り' },
  activity: {},
  hometown: { title: 'Uターン・ゆかりの地域（任意）', note: 'Uターン支援の目的でのみ使ってください。' },
  picture: { note: '写真の有無を採否の判断に使わないでください。' },
  gender: {},
  excluded: { title: '除く条件', note: '人数は、選ぶと一覧から外れる学生の数です。' },
}
const groupNames = Object.keys(groups) as FilterGroup[]

/** The panel with all filters. A change passes on the whole condition. Without scripts the panel is a form. */
export function Filters({ shortcut }: { shortcut?: string }) {
  const { condition, addressCondition, change } = useCandidateList()
  const panel: Panel = { condition, addressCondition, set: (changed) => change({ ...condition, ...changed }) }
  const { orderBy } = condition
  const clear = <LinkButton onClick={() => change(orderBy ? { orderBy } : {})}>すべて解除</LinkButton>
  return (
    <FilterPanel action={clear} className={styles.panel}>
      <form action={clientUrls.candidates()} onSubmit={(event) => event.preventDefault()} noValidate>
        <KeywordBox panel={panel} {...(shortcut !== undefined && { shortcut })} />
        {groupNames.map((name) => (
          <Group key={name} panel={panel} name={name} />
        ))}
        <HiddenFilters condition={condition} fields={['orderBy', ...filtersAt('hidden')]} />
        <noscript>
          <input type="hidden" name="all" value="true" />
          <Button type="submit" className={styles.send}>
            この条件でさがす
          </Button>
        </noscript>
      </form>
    </FilterPanel>
  )
}

function Group({ panel, name }: { panel: Panel; name: FilterGroup }) {
  const { features, isFairModeOn } = useSearchGround()
  const fields = filtersAt(name)
  const { title = fields.map((field) => filterOf(field).word).join('・'), ...group } = groups[name]
  const isLocked = fields.some((field) => {
    const { feature } = filterOf(field)
    return feature !== undefined && !features.includes(feature)
  })
  return (
    <Fold panel={panel} title={title} {...group} fields={fields} mark={isLocked && <Lock />}>
      {isLocked ? (
        <PlanLockText />
      ) : isFairModeOn && fields.every(isOfHiddenFact) ? (
        <HiddenFact />
      ) : (
        fields.map((field) => <Control key={field} panel={panel} field={field} groupTitle={title} />)
      )}
    </Fold>
  )
}

/** The control of a filter, under the filter's name unless the group or the control says it already. */
function Control({ panel, field, groupTitle }: ControlProps<FilterField> & { groupTitle: string }) {
  const FilterControl = controlsOfAll[field]
  const { isFairModeOn } = useSearchGround()
  const { word, place } = filters[field]
  const { condition } = panel
  if (!FilterControl || place === null) return null
  if (isFairModeOn && isOfHiddenFact(field)) return <HiddenFact word={word} />
  const unset = unsetFilters.find((one) => one === field)
  const including = unset !== undefined && condition[unset] !== undefined && <OrUnset panel={panel} field={unset} />
  const group = searchCandidateOptionGroups.find((one) => one === field)
  const counted = (part: ReactNode) =>
    group && (
      <Counted panel={panel} field={group}>
        {part}
      </Counted>
    )
  const hasCounts = 'options' in filters[field]
  const inside = (
    <>
      <FilterControl panel={panel} field={field} />
      {hasCounts ? including : including && counted(including)}
    </>
  )
  const control = hasCounts ? counted(inside) : inside
  const isNamed = word === groupTitle || filtersAt(place).length === 1 || namesItself(field)
  return isNamed ? control : <Part title={word}>{control}</Part>
}

/** In the place of the controls of a whole group, or, with its word, of one filter of a group. */
const HiddenFact = ({ word }: { word?: string }) => (
  <p className={styles.note}>{word && `${word}：`}フェアモードのあいだは、この条件で絞り込めません。</p>
)

const namesItself = (field: FilterField) => filters[field].input === 'keywords' || filters[field].input === 'flag'

function Lock() {
  const { isUnderReview } = useSearchGround()
  return (
    <>
      <Icon name="lock" size="small" />
      <span className="visually-hidden">
        {isUnderReview ? '運営の準備が終わると使えます' : '現在のプランでは使用できません'}
      </span>
    </>
  )
}
