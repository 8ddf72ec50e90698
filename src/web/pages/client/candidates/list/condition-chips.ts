import type { SearchCandidateCondition } from '#domain/candidate-search/rules.ts'
import type { ChoiceGroup, Lookups } from './lookups.ts'
import { categoryWords, classOf, lastActiveWords, scoutStatusWords } from './words.ts'

export type ConditionChip = { key: string; label: string; without: SearchCandidateCondition }

/** Up to so many values of one condition stand alone; more are counted. */
const apart = 3

/** Every condition in force, each with what remains when it is taken away. */
export function conditionChips(condition: SearchCandidateCondition, lookups: Lookups): ConditionChip[] {
  const chip = (label: string, changed: Partial<SearchCandidateCondition>): ConditionChip => ({
    key: `${Object.keys(changed).join()} ${label}`,
    label,
    without: { ...condition, ...changed },
  })
  const each = (
    field: keyof SearchCandidateCondition,
    group: string,
    labelOf: (value: string) => string | undefined,
  ) => {
    const values = (condition[field] ?? []) as (string | number)[]
    if (values.length > apart) return [chip(`${group} ${values.length}件`, { [field]: undefined })]
    return values.map((value) =>
      chip(labelOf(String(value)) ?? group, { [field]: values.filter((other) => other !== value) }),
    )
  }
  const named = (choices: readonly { id: string; label: string }[]) => (id: string) =>
    choices.find((one) => one.id === id)?.label
  const inGroups = (groups: readonly ChoiceGroup[]) => named(groups.flatMap(({ choices }) => choices))
  const { lastActiveAt, scoutInvitationStatuses: statuses, candidateIds } = condition
  return [
    ...each('textKeywords', 'キーワード', (keyword) => `「${keyword}」`),
    ...each('graduationYears', '卒業年度', (year) => classOf(Number(year))),
    ...each('schoolDepartmentCategories', '文理', (category) => categoryWords[category as keyof typeof categoryWords]),
    ...each('prefectureIds', '勤務地', inGroups(lookups.prefectures)),
    ...each('industryIds', '業界', inGroups(lookups.industries)),
    ...each('jobTypeIds', '職種', inGroups(lookups.jobTypes)),
    ...each('sellingPointIds', '強み', named(lookups.sellingPoints)),
    ...each('preferredScoutTypeIds', '受けたいもの', named(lookups.scoutTypes)),
    ...each('jobHuntingStatusIds', '就活状況', named(lookups.jobHuntingStatuses)),
    ...(lastActiveAt ? [chip(`ログイン${lastActiveWords[lastActiveAt]}`, { lastActiveAt: undefined })] : []),
    ...(statuses
      ? [
          chip(
            `${statuses.statuses.map((status) => scoutStatusWords[status]).join('・')}${statuses.isExclusive ? '以外' : ''}`,
            { scoutInvitationStatuses: undefined },
          ),
        ]
      : []),
    ...each('searchCandidateLabelIds', 'ラベル', named(lookups.labels)),
    ...(condition.bookmark ? [chip('ブックマーク', { bookmark: undefined })] : []),
    ...(condition.favorite ? [chip('お気に入り登録あり', { favorite: undefined })] : []),
    ...(candidateIds ? [chip(`指定した学生 ${candidateIds.length}名`, { candidateIds: undefined })] : []),
  ]
}
