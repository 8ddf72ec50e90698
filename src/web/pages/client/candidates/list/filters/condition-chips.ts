import type { PersonalityTraitRange } from '#domain/candidate-search/trait-range/rules.ts'
import type { SearchCandidateCondition } from '#domain/candidate-search/condition/rules.ts'
import type { Gender } from '#domain/candidate/rules.ts'
import type { ChoiceGroup, Lookups, Trait } from '../../parts/lookups.ts'
import { rangeWords } from './trait-ranges.ts'
import {
  categoryWords,
  classOf,
  genderWords,
  lastActiveWords,
  scoutStatusWords,
} from '#web/pages/client/parts/words.ts'

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
  const inGroups =
    (groups: readonly ChoiceGroup[], called = (label: string) => label) =>
    (id: string) => {
      const label = named(groups.flatMap(({ choices }) => choices))(id)
      return label === undefined ? undefined : called(label)
    }
  const calledIn = (choices: Parameters<typeof named>[0], group: string) => (id: string) => {
    const label = named(choices)(id)
    return label === undefined ? undefined : `${group} ${label}`
  }
  const { lastActiveAt, scoutInvitationStatuses: statuses, candidateIds, hasPicture, toeicScore } = condition
  const { personalityAssessmentTraits: traits } = condition
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
    ...each(
      'campusPrefectureIds',
      'キャンパス',
      inGroups(lookups.prefectures, (name) => `キャンパス ${name}`),
    ),
    ...each(
      'hometownPrefectureIds',
      'ゆかりの地域',
      inGroups(lookups.prefectures, (name) => `ゆかり ${name}`),
    ),
    ...each('companySizeIds', '企業規模', calledIn(lookups.companySizes, '企業規模')),
    ...each('companySelectionCriterionIds', '選ぶ軸', calledIn(lookups.criteria, '選ぶ軸')),
    ...each('schoolGroupIds', '学校', named(lookups.schoolGroups)),
    ...each('genders', '性別', (gender) => genderWords[gender as Gender]),
    ...each('schoolNameKeywords', '学校名', (name) => `学校名「${name}」`),
    ...each('schoolDepartmentKeywords', '学部・学科名', (name) => `学部・学科「${name}」`),
    ...each('highSchoolNameKeywords', '高校名', (name) => `高校「${name}」`),
    ...(hasPicture ? [chip(hasPicture[0] ? '写真あり' : '写真なし', { hasPicture: undefined })] : []),
    ...(toeicScore === undefined ? [] : [chip(toeicWords(toeicScore), { toeicScore: undefined })]),
    ...traitChips(traits, lookups.traits, chip),
    ...(condition.hasPublishedPersonality
      ? [chip('性格検査を公開している学生だけ', { hasPublishedPersonality: undefined })]
      : []),
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
    ...(condition.hasSeen === undefined
      ? []
      : [chip(condition.hasSeen ? '閲覧済み' : '未閲覧', { hasSeen: undefined })]),
    ...(candidateIds ? [chip(`指定した学生 ${candidateIds.length}名`, { candidateIds: undefined })] : []),
  ]
}

const toeicWords = (score: number) => (score === 0 ? 'TOEICの点数あり' : `TOEIC ${score}点以上`)

type ToChip = (label: string, changed: Partial<SearchCandidateCondition>) => ConditionChip

function traitChips(ranges: readonly PersonalityTraitRange[] = [], traits: readonly Trait[], chip: ToChip) {
  if (ranges.length > apart) return [chip(`性格特性 ${ranges.length}件`, { personalityAssessmentTraits: undefined })]
  return ranges.map((range) => {
    const trait = traits.find(({ traitId }) => traitId === range.traitId)
    const others = ranges.filter((other) => other !== range)
    return chip(trait ? rangeWords(trait, range) : '性格特性', { personalityAssessmentTraits: others })
  })
}
