import type { SearchCandidateCondition, SearchCandidateFilters } from '#domain/candidate-search/condition/rules.ts'
import { categoryWords, classOf } from '#web/parts/student-words.ts'
import { genderWords, lastActiveWords, scoutStatusWords } from '#web/pages/client/parts/words.ts'
import { useSearchGround } from '../../parts/ground.ts'
import type { Choice, ChoiceGroup, Lookups } from '../../parts/lookups.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { rangeWords } from './trait-ranges.ts'

/** One chip of a filter, and the value that remains when the chip is taken away. */
type Chip<Value> = { label: string; left?: Value }
type ChipsOf<Value> = (value: Value, lookups: Lookups) => Chip<Value>[]
/** A row for each filter; null for a filter that no address names. */
export type ChipRows<Filters> = { [Field in keyof Required<Filters>]: ChipsOf<Required<Filters>[Field]> | null }

/** Values of one filter that have their own chips. More values share one chip with their number. */
const maxChipsOfFilter = 3

const each =
  <Value>(group: string, labelOf: (value: Value, lookups: Lookups) => string | undefined): ChipsOf<Value[]> =>
  (values, lookups) =>
    values.length > maxChipsOfFilter
      ? [{ label: `${group} ${values.length}件` }]
      : values.map((value) => ({
          label: labelOf(value, lookups) ?? group,
          left: values.filter((other) => other !== value),
        }))

const one =
  <Value>(labelOf: (value: Value) => string): ChipsOf<Value> =>
  (value) => [{ label: labelOf(value) }]

const labelIn = (choices: readonly Choice[], id: string, prefix = '') => {
  const label = choices.find((choice) => choice.id === id)?.label
  return label === undefined ? undefined : prefix + label
}
const labelInGroups = (groups: readonly ChoiceGroup[], id: string, prefix?: string) =>
  labelIn(
    groups.flatMap(({ choices }) => choices),
    id,
    prefix,
  )

// In the order of the chips on the page.
export const conditionChipRows = {
  textKeywords: each('キーワード', (keyword) => `「${keyword}」`),
  graduationYears: each('卒業年度', classOf),
  schoolDepartmentCategories: each('文理', (category) => categoryWords[category]),
  prefectureIds: each('勤務地', (id, { prefectures }) => labelInGroups(prefectures, id)),
  industryIds: each('業界', (id, { industries }) => labelInGroups(industries, id)),
  jobTypeIds: each('職種', (id, { jobTypes }) => labelInGroups(jobTypes, id)),
  sellingPointIds: each('強み', (id, { sellingPoints }) => labelIn(sellingPoints, id)),
  preferredScoutTypeIds: each('受け取りたいスカウト', (id, { scoutTypes }) => labelIn(scoutTypes, id)),
  jobHuntingStatusIds: each('就活状況', (id, { jobHuntingStatuses }) => labelIn(jobHuntingStatuses, id)),
  campusPrefectureIds: each('キャンパス', (id, { prefectures }) => labelInGroups(prefectures, id, 'キャンパス ')),
  hometownPrefectureIds: each('ゆかりの地域', (id, { prefectures }) => labelInGroups(prefectures, id, 'ゆかり ')),
  companySizeIds: each('企業規模', (id, { companySizes }) => labelIn(companySizes, id, '企業規模 ')),
  companySelectionCriterionIds: each('企業選びの軸', (id, { criteria }) => labelIn(criteria, id, '企業選びの軸 ')),
  schoolGroupIds: each('学校', (id, { schoolGroups }) => labelIn(schoolGroups, id)),
  genders: each('性別', (gender) => genderWords[gender]),
  schoolNameKeywords: each('学校名', (name) => `学校名「${name}」`),
  schoolDepartmentKeywords: each('学部・学科名', (name) => `学部・学科「${name}」`),
  highSchoolNameKeywords: each('高校名', (name) => `高校「${name}」`),
  hasPicture: one(([hasOne]) => (hasOne ? '写真あり' : '写真なし')),
  toeicScore: one((score) => (score === 0 ? 'TOEICの点数あり' : `TOEIC ${score}点以上`)),
  personalityAssessmentTraits: each('性格特性', (range, { traits }) => {
    const trait = traits.find(({ traitId }) => traitId === range.traitId)
    return trait && rangeWords(trait, range)
  }),
  hasPublishedPersonality: one(() => '性格検査を公開している学生だけ'),
  lastActiveAt: one((within) => `ログイン${lastActiveWords[within]}`),
  scoutInvitationStatuses: one(
    ({ statuses, isExclusive }) =>
      `${statuses.map((status) => scoutStatusWords[status]).join('・')}${isExclusive ? '以外' : ''}`,
  ),
  searchCandidateLabelIds: each('ラベル', (id, { labels }) => labelIn(labels, id)),
  bookmark: one(() => 'ブックマーク'),
  favorite: one(() => 'お気に入り登録あり'),
  hasSeen: one((isSeen) => (isSeen ? '閲覧済み' : '未閲覧')),
  candidateIds: one((ids) => `指定した学生 ${ids.length}名`),
  excludeCandidateIds: null,
  scoutInvitationStatus: null,
  schedulingStatus: null,
} satisfies ChipRows<SearchCandidateFilters>

export type ConditionChip = { key: string; label: string; without: SearchCandidateCondition }

/** The chips of a present condition, each with the condition that remains when the chip is taken away. */
export function conditionChips(condition: SearchCandidateCondition, lookups: Lookups): ConditionChip[] {
  return (Object.keys(conditionChipRows) as (keyof SearchCandidateFilters)[]).flatMap((field) => {
    const value = condition[field]
    const row = conditionChipRows[field] as ChipsOf<unknown> | null
    if (value === undefined || row === null) return []
    return row(value, lookups).map(({ label, left }) => ({
      key: `${field} ${label}`,
      label,
      without: { ...condition, [field]: left },
    }))
  })
}

export function useConditionChips() {
  const { condition } = useCandidateList()
  const { lookups } = useSearchGround()
  return conditionChips(condition, lookups)
}
