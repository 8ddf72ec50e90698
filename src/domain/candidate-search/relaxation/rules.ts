import { lastActiveDays, type SearchCandidateCondition, type SearchCandidateFilters } from '../condition/rules.ts'

/** The name of each condition in a proposal to leave it out; null: the condition is never proposed. */
const relaxationLabels = {
  graduationYears: () => '卒業年度',
  prefectureIds: () => '希望勤務地',
  industryIds: () => '希望業界',
  schoolDepartmentCategories: () => '文理',
  lastActiveAt: (days) => `最終ログイン${lastActiveDays[days]}日以内`,
  textKeywords: (keywords) => `キーワード「${keywords.join('・')}」`,
  bookmark: () => 'ブックマーク済みのみ',
  hasSeen: (isSeen) => (isSeen ? '閲覧済みのみ' : '未閲覧のみ'),
  scoutInvitationStatuses: () => 'スカウト状況',
  scoutInvitationStatus: () => 'スカウト状況',
  searchCandidateLabelIds: () => 'ラベル',
  jobTypeIds: () => '希望職種',
  sellingPointIds: () => '強み',
  jobHuntingStatusIds: () => '就職活動の状況',
  preferredScoutTypeIds: () => '受け取りたいスカウト',
  favorite: () => 'お気に入り登録あり',
  campusPrefectureIds: () => 'キャンパスの所在地',
  hometownPrefectureIds: () => 'ゆかりの地域',
  companySelectionCriterionIds: () => '企業選びの軸',
  companySizeIds: () => '希望する企業規模',
  genders: () => '性別',
  hasPicture: () => '写真の有無',
  schoolGroupIds: () => '学校グループ',
  schoolNameKeywords: (keywords) => `学校名「${keywords.join('・')}」`,
  schoolDepartmentKeywords: (keywords) => `学部・学科名「${keywords.join('・')}」`,
  highSchoolNameKeywords: (keywords) => `高校名「${keywords.join('・')}」`,
  toeicScore: (score) => `TOEIC ${score}点以上`,
  personalityAssessmentTraits: () => '性格特性',
  hasPublishedPersonality: () => '性格検査を公開している学生だけ',
  schedulingStatus: () => '日程の状況',
  candidateIds: null,
  excludeCandidateIds: null,
} satisfies {
  [Field in keyof Required<SearchCandidateFilters>]: ((value: Required<SearchCandidateFilters>[Field]) => string) | null
}

/** The fields of a condition that can be left out, each with the rest of the condition. */
export function relaxationsOf(condition: SearchCandidateCondition) {
  return (Object.keys(relaxationLabels) as (keyof SearchCandidateFilters)[]).flatMap((key) => {
    const { [key]: value, ...without } = condition
    const label = relaxationLabels[key] as ((value: unknown) => string) | null
    return value === undefined || label === null ? [] : [{ key, label: label(value), without }]
  })
}
