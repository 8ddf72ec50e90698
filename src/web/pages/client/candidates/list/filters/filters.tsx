import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { SearchCandidateCondition } from '#domain/candidate-search/condition/rules.ts'
import { readCondition } from '#domain/candidate-search/condition-address/rules.ts'
import { urls } from '#ground/urls.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterPanel } from '#web/ui/filter-group.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Fold } from './fold.tsx'
import { Kept } from './kept.tsx'
import { KeywordBox } from './keyword-box.tsx'
import type { Field, Panel, PanelProps } from './panel.ts'
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
  fields: readonly Field[]
  Inside: ComponentType<PanelProps>
  isOpenAtFirst?: boolean
  note?: string
  /** What the plan must hold. */
  feature?: string
}

const groups: readonly Group[] = [
  { title: '卒業年度', fields: ['graduationYears'], Inside: GraduationYears, isOpenAtFirst: true },
  {
    title: '文理・学部',
    fields: ['schoolDepartmentCategories', 'schoolDepartmentKeywords'],
    Inside: Departments,
    isOpenAtFirst: true,
  },
  { title: '希望の勤務地', fields: ['prefectureIds'], Inside: Areas, isOpenAtFirst: true },
  { title: '強み', fields: ['sellingPointIds'], Inside: SellingPoints },
  {
    title: '学校',
    fields: ['schoolGroupIds', 'schoolNameKeywords', 'campusPrefectureIds', 'highSchoolNameKeywords'],
    Inside: Schools,
    note: '学校名だけで判断せず、経験や強みもあわせて確認してください。',
  },
  { title: '希望の業界・職種', fields: ['industryIds', 'jobTypeIds'], Inside: WorkPreferences },
  {
    title: '企業規模・企業を選ぶ軸',
    fields: ['companySizeIds', 'companySelectionCriterionIds'],
    Inside: CompanyPreferences,
  },
  { title: '語学（TOEIC）', fields: ['toeicScore'], Inside: ToeicGroup },
  {
    title: '性格特性',
    fields: ['personalityAssessmentTraits', 'hasPublishedPersonality'],
    Inside: TraitsGroup,
    feature: 'personality',
  },
  { title: '受けたいもの・就活状況', fields: ['preferredScoutTypeIds', 'jobHuntingStatusIds'], Inside: Intentions },
  {
    title: 'スカウト状況・ラベル',
    fields: ['scoutInvitationStatuses', 'searchCandidateLabelIds'],
    Inside: ScoutGroup,
  },
  { title: 'ブックマーク・閲覧', fields: ['bookmark', 'favorite', 'hasSeen'], Inside: Relation },
  { title: '最終ログイン', fields: ['lastActiveAt'], Inside: LastActive },
  {
    title: 'Uターン・ゆかりの地域（任意）',
    fields: ['hometownPrefectureIds'],
    Inside: Hometowns,
    note: 'Uターン支援の目的でのみ使ってください。',
  },
  { title: '写真', fields: ['hasPicture'], Inside: Picture, note: '写真の有無を採否の判断に使わないでください。' },
  { title: '性別', fields: ['genders'], Inside: GenderGroup },
]

export type FiltersProps = Omit<Panel, 'asked' | 'set'> & {
  onChange: (condition: SearchCandidateCondition) => void
  shortcut?: string
}

/** Every filter; a change is told whole. Without scripts it is a form that is sent. */
export function Filters({ onChange, shortcut, ...shown }: FiltersProps) {
  const { condition } = shown
  const [search] = useSearchParams()
  const panel: Panel = {
    ...shown,
    asked: readCondition(search),
    set: (changed) => onChange({ ...condition, ...changed }),
  }
  const { orderBy } = condition
  const clear = <LinkButton onClick={() => onChange(orderBy ? { orderBy } : {})}>すべて解除</LinkButton>
  return (
    <FilterPanel action={clear} className={styles.panel}>
      <form action={urls.client.candidates()} onSubmit={(event) => event.preventDefault()} noValidate>
        <KeywordBox panel={panel} {...(shortcut !== undefined && { shortcut })} />
        {groups.map(({ Inside, feature, ...group }) => (
          <Fold
            key={group.title}
            panel={panel}
            {...group}
            mark={feature && !panel.features.includes(feature) && <Lock />}
          >
            <Inside panel={panel} />
          </Fold>
        ))}
        <Kept condition={condition} fields={['orderBy', 'candidateIds']} />
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
