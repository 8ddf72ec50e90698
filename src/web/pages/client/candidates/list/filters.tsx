import {
  departmentCategories,
  lastActiveDays,
  searchScoutInvitationStatuses,
  type LastActiveAt,
  type SearchCandidateCondition,
} from '#domain/candidate-search/rules.ts'
import { Checkbox, Radio } from '#web/ui/check.tsx'
import { chipsClass, ChipToggle } from '#web/ui/chip.tsx'
import { FilterGroup, FilterPanel } from '#web/ui/filter-group.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { toggle } from './choice-tree.ts'
import { ChoiceList, ChoiceTree, ShortList } from './choices.tsx'
import { KeywordBox } from './keyword-box.tsx'
import type { Choice, Lookups } from './lookups.ts'
import { categoryWords, classOf, lastActiveWords, scoutStatusWords } from './words.ts'
import styles from './filters.module.css'

export type FiltersProps = {
  condition: SearchCandidateCondition
  lookups: Lookups
  /** The prefectures of the company's own region. */
  near: readonly Choice[]
  features: readonly string[]
  onChange: (condition: SearchCandidateCondition) => void
  shortcut?: string
}

const wordsOf = <Key extends string>(keys: readonly Key[], words: Record<Key, string>) =>
  keys.map((key) => ({ id: key, label: words[key] }))

/** Every filter; a change is told whole. */
export function Filters({ condition, lookups, near, features, onChange, shortcut }: FiltersProps) {
  const set = (changed: Partial<SearchCandidateCondition>) => onChange({ ...condition, ...changed })
  const count = (list?: readonly unknown[]) => list?.length ?? 0
  const { graduationYears: years = [], orderBy } = condition
  const clear = <LinkButton onClick={() => onChange(orderBy ? { orderBy } : {})}>すべて解除</LinkButton>
  return (
    <FilterPanel action={clear} className={styles.panel}>
      <KeywordBox
        keywords={condition.textKeywords}
        isLocked={!features.includes('keyword')}
        shortcut={shortcut}
        onChange={(textKeywords) => set({ textKeywords })}
      />
      <FilterGroup title="卒業年度" count={years.length} open>
        <div className={chipsClass()}>
          {lookups.years.map((year) => (
            <ChipToggle
              key={year}
              checked={years.includes(year)}
              onChange={() => set({ graduationYears: toggle(years, year) })}
            >
              {classOf(year)}
            </ChipToggle>
          ))}
        </div>
      </FilterGroup>
      <FilterGroup
        title="文理"
        count={count(condition.schoolDepartmentCategories)}
        open
        note="学校や学部の名前だけで判断せず、経験や強みもあわせて確認してください。"
      >
        <ChoiceList
          choices={wordsOf(departmentCategories, categoryWords)}
          chosen={condition.schoolDepartmentCategories}
          onChange={(schoolDepartmentCategories) => set({ schoolDepartmentCategories })}
        />
      </FilterGroup>
      <FilterGroup title="希望の勤務地" count={count(condition.prefectureIds)} open>
        <ChoiceTree
          groups={lookups.prefectures}
          chosen={condition.prefectureIds}
          near={near}
          searchLabel="都道府県をさがす"
          moreLabel="都道府県をすべて見る"
          onChange={(prefectureIds) => set({ prefectureIds })}
        />
      </FilterGroup>
      <FilterGroup title="希望の業界" count={count(condition.industryIds)} open={count(condition.industryIds) > 0}>
        <ChoiceTree
          groups={lookups.industries}
          chosen={condition.industryIds}
          searchLabel="業界をさがす"
          moreLabel="業界をすべて見る"
          onChange={(industryIds) => set({ industryIds })}
        />
      </FilterGroup>
      <FilterGroup title="希望の職種" count={count(condition.jobTypeIds)} open={count(condition.jobTypeIds) > 0}>
        <ChoiceTree
          groups={lookups.jobTypes}
          chosen={condition.jobTypeIds}
          searchLabel="職種をさがす"
          moreLabel="職種をすべて見る"
          onChange={(jobTypeIds) => set({ jobTypeIds })}
        />
      </FilterGroup>
      <FilterGroup title="強み" count={count(condition.sellingPointIds)}>
        <ShortList
          moreLabel="強みをすべて見る"
          choices={lookups.sellingPoints}
          chosen={condition.sellingPointIds}
          onChange={(sellingPointIds) => set({ sellingPointIds })}
        />
      </FilterGroup>
      <FilterGroup title="受けたいもの" count={count(condition.preferredScoutTypeIds)}>
        <ChoiceList
          choices={lookups.scoutTypes}
          chosen={condition.preferredScoutTypeIds}
          onChange={(preferredScoutTypeIds) => set({ preferredScoutTypeIds })}
        />
      </FilterGroup>
      <FilterGroup
        title="就活状況"
        count={count(condition.jobHuntingStatusIds)}
        note="就職活動を終えた学生と進学などの学生は、選んだときだけ表示します。"
      >
        <ChoiceList
          choices={lookups.jobHuntingStatuses}
          chosen={condition.jobHuntingStatusIds}
          onChange={(jobHuntingStatusIds) => set({ jobHuntingStatusIds })}
        />
      </FilterGroup>
      <FilterGroup title="最終ログイン" count={condition.lastActiveAt ? 1 : 0}>
        <LastActive value={condition.lastActiveAt} onChange={(lastActiveAt) => set({ lastActiveAt })} />
      </FilterGroup>
      <FilterGroup title="スカウト状況" count={count(condition.scoutInvitationStatuses?.statuses)}>
        <ScoutStatuses
          value={condition.scoutInvitationStatuses}
          onChange={(scoutInvitationStatuses) => set({ scoutInvitationStatuses })}
        />
      </FilterGroup>
      <FilterGroup title="ラベル" count={count(condition.searchCandidateLabelIds)}>
        <ChoiceList
          choices={lookups.labels}
          chosen={condition.searchCandidateLabelIds}
          onChange={(searchCandidateLabelIds) => set({ searchCandidateLabelIds })}
        />
        {lookups.labels.length === 0 && <p className="quiet">ラベルはまだありません。学生の詳細から作成できます。</p>}
      </FilterGroup>
      <FilterGroup
        title="ブックマーク・お気に入り"
        count={Number(condition.bookmark ?? 0) + Number(condition.favorite ?? 0)}
      >
        <Checkbox checked={condition.bookmark ?? false} onChange={(event) => set({ bookmark: event.target.checked })}>
          ブックマークした学生のみ
        </Checkbox>
        <Checkbox checked={condition.favorite ?? false} onChange={(event) => set({ favorite: event.target.checked })}>
          お気に入りに入れてくれた学生のみ
        </Checkbox>
      </FilterGroup>
    </FilterPanel>
  )
}

type LastActiveProps = { value: LastActiveAt | undefined; onChange: (value: LastActiveAt | undefined) => void }

function LastActive({ value, onChange }: LastActiveProps) {
  return (
    <>
      <Radio checked={!value} onChange={() => onChange(undefined)}>
        指定しない
      </Radio>
      {wordsOf(Object.keys(lastActiveDays) as LastActiveAt[], lastActiveWords).map(({ id, label }) => (
        <Radio key={id} checked={value === id} onChange={() => onChange(id)}>
          {label}
        </Radio>
      ))}
    </>
  )
}

type Statuses = SearchCandidateCondition['scoutInvitationStatuses']

function ScoutStatuses({ value, onChange }: { value: Statuses; onChange: (value: Statuses) => void }) {
  const { statuses, isExclusive } = value ?? { statuses: [], isExclusive: false }
  return (
    <>
      <ChoiceList
        choices={wordsOf(searchScoutInvitationStatuses, scoutStatusWords)}
        chosen={statuses}
        onChange={(chosen) => onChange(chosen.length > 0 ? { isExclusive, statuses: chosen } : undefined)}
      />
      {statuses.length > 0 && (
        <Checkbox checked={isExclusive} onChange={(event) => onChange({ statuses, isExclusive: event.target.checked })}>
          選んだ状況を除く
        </Checkbox>
      )}
    </>
  )
}
