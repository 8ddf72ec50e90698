import type { ComponentType } from 'react'
import { clientUrls } from '#ground/client-urls.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterPanel } from '#web/ui/filter-group.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { Fold } from './fold.tsx'
import { HiddenFilters } from './hidden-filters.tsx'
import { KeywordBox } from './keyword-box.tsx'
import { filtersAt, type FilterGroupName } from './filter-places.ts'
import type { Panel, PanelProps } from './panel.ts'
import {
  Areas,
  CompanyPreferences,
  Hometowns,
  Intentions,
  Schools,
  SellingPoints,
  WorkPreferences,
} from './preference-groups.tsx'
import { GenderGroup } from './gender-group.tsx'
import { ScoutGroup } from './scout-group.tsx'
import { Departments, GraduationYears, LastActive, Picture, Relation } from './small-groups.tsx'
import { ToeicGroup } from './toeic-group.tsx'
import { TraitsGroup } from './traits-group.tsx'
import styles from './filters.module.css'

type Group = {
  title: string
  Inside: ComponentType<PanelProps>
  isOpenAtFirst?: boolean
  note?: string
  /** The feature of the plan that the group needs. */
  feature?: string
}

// In the order of the groups in the panel.
const groups: Record<FilterGroupName, Group> = {
  year: { title: '卒業年度', Inside: GraduationYears, isOpenAtFirst: true },
  department: { title: '文理・学部', Inside: Departments, isOpenAtFirst: true },
  area: { title: '希望の勤務地', Inside: Areas, isOpenAtFirst: true },
  strength: { title: '強み', Inside: SellingPoints },
  school: {
    title: '学校',
    Inside: Schools,
    note: '学校名だけで判断せず、経験や強みもあわせて確認してください。',
  },
  work: { title: '希望の業界・職種', Inside: WorkPreferences },
  company: { title: '企業規模・企業選びの軸', Inside: CompanyPreferences },
  toeic: { title: '語学（TOEIC）', Inside: ToeicGroup },
  personality: { title: '性格特性', Inside: TraitsGroup, feature: 'personality' },
  intention: { title: 'スカウト・就活状況', Inside: Intentions },
  scout: { title: 'スカウト状況・ラベル', Inside: ScoutGroup },
  relation: { title: 'ブックマーク・閲覧', Inside: Relation },
  activity: { title: '最終ログイン', Inside: LastActive },
  hometown: {
    title: 'Uターン・ゆかりの地域（任意）',
    Inside: Hometowns,
    note: 'Uターン支援の目的でのみ使ってください。',
  },
  picture: { title: '写真', Inside: Picture, note: '写真の有無を採否の判断に使わないでください。' },
  gender: { title: '性別', Inside: GenderGroup },
}
const groupNames = Object.keys(groups) as FilterGroupName[]

/** The panel with all filters. A change passes on the whole condition. Without scripts the panel is a form. */
export function Filters({ shortcut }: { shortcut?: string }) {
  const { condition, addressCondition, change } = useCandidateList()
  const { features } = useSearchGround()
  const panel: Panel = { condition, addressCondition, set: (changed) => change({ ...condition, ...changed }) }
  const { orderBy } = condition
  const clear = <LinkButton onClick={() => change(orderBy ? { orderBy } : {})}>すべて解除</LinkButton>
  return (
    <FilterPanel action={clear} className={styles.panel}>
      <form action={clientUrls.candidates()} onSubmit={(event) => event.preventDefault()} noValidate>
        <KeywordBox panel={panel} {...(shortcut !== undefined && { shortcut })} />
        {groupNames.map((name) => {
          const { Inside, feature, ...group } = groups[name]
          return (
            <Fold
              key={name}
              panel={panel}
              {...group}
              fields={filtersAt(name)}
              mark={feature && !features.includes(feature) && <Lock />}
            >
              <Inside panel={panel} />
            </Fold>
          )
        })}
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

const Lock = () => (
  <>
    <Icon name="lock" size="small" />
    <span className="visually-hidden">現在のプランでは使用できません</span>
  </>
)
