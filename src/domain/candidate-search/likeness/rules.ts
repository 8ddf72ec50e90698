import { degreeWords, type Degree } from '#domain/candidate/education/rules.ts'
import type { DepartmentCategory } from '#domain/candidate/rules.ts'
import { checkKeyword, normalizeKeyword } from '../keyword/rules.ts'
import type { SearchCandidateCondition } from '../rules/condition.ts'
import { toeicScoreOptions } from '../rules/values.ts'

type SkillKind = 'LANGUAGE' | 'QUALIFICATION' | 'PROGRAMMING'

/**
 * A likeness rests on the abilities, the deeds and the wishes of a student. Never on gender, hometown, photo, school,
 * campus, high school, the results of the two tests or the last visit: none of these is a reason for a scout.
 */
export type LikenessFacts = {
  departmentCategory: DepartmentCategory | null
  degree: Degree | null
  skills: readonly { kind: SkillKind; name: string }[]
  /** The student's own texts. */
  texts: readonly string[]
  toeicScore: number | null
  sellingPointIds: readonly number[]
  jobTypeIds: readonly number[]
  industryIds: readonly number[]
  companySelectionCriterionIds: readonly number[]
  areaPreferenceIds: readonly string[]
}

export const reasonKeys = [
  'department',
  'jobType',
  'programming',
  'qualification',
  'language',
  'activity',
  'sellingPoint',
  'industry',
  'degree',
  'toeic',
  'criterion',
  'area',
] as const
export type ReasonKey = (typeof reasonKeys)[number]

/** One reason why another student would be like this one: a part of a condition, and the rule that made it, in words. */
export type LikenessReason = { key: ReasonKey; why: string; part: SearchCandidateCondition }

/** Words for what students do beside their studies, which a text either holds or not. */
const activityWords = ['留学', 'インターン', 'ゼミ', '研究', 'サークル', '部活', 'アルバイト', 'ボランティア', '起業']

const skillWhy: Record<SkillKind, string> = {
  PROGRAMMING: 'プログラミングの経験にあげています',
  QUALIFICATION: '資格にあげています',
  LANGUAGE: '語学にあげています',
}
/** One of so many words is enough: more of them would find everybody. */
const maxWords = 5

/** The reasons in their order of weight: the field and the wanted work before words, words before wishes. */
export function likenessReasons(facts: LikenessFacts): LikenessReason[] {
  const category = facts.departmentCategory
  const score = toeicScoreOptions.findLast((option) => option <= (facts.toeicScore ?? 0))
  const reasons: Record<ReasonKey, Omit<LikenessReason, 'key'> | null> = {
    department: category && {
      why: '学んでいる分野（文理）が同じです',
      part: { schoolDepartmentCategories: [category] },
    },
    jobType: chosen(facts.jobTypeIds, (jobTypeIds) => ({
      why: '希望する職種のどれかが同じです',
      part: { jobTypeIds },
    })),
    programming: skilled(facts, 'PROGRAMMING'),
    qualification: skilled(facts, 'QUALIFICATION'),
    language: skilled(facts, 'LANGUAGE'),
    activity: worded(
      activityWords.filter((word) => facts.texts.some((text) => text.includes(word))),
      'プロフィールの文章に書いています',
    ),
    sellingPoint: chosen(facts.sellingPointIds, (sellingPointIds) => ({
      why: '選んだ強みのどれかが同じです',
      part: { sellingPointIds },
    })),
    industry: chosen(facts.industryIds, (industryIds) => ({
      why: '興味のある業界のどれかが同じです',
      part: { industryIds },
    })),
    degree: facts.degree && { why: `${degreeWords[facts.degree]}に在籍しています`, part: { degrees: [facts.degree] } },
    toeic: score === undefined ? null : { why: `TOEICが${score}点以上です`, part: { toeicScore: score } },
    criterion: chosen(facts.companySelectionCriterionIds, (companySelectionCriterionIds) => ({
      why: '企業選びの軸のどれかが同じです',
      part: { companySelectionCriterionIds },
    })),
    area: chosen(facts.areaPreferenceIds, (prefectureIds) => ({
      why: '希望の勤務地のどれかが同じです',
      part: { prefectureIds },
    })),
  }
  return reasonKeys.flatMap((key) => {
    const reason = reasons[key]
    return reason ? [{ key, ...reason }] : []
  })
}

function chosen(ids: readonly (number | string)[], reasonOf: (ids: string[]) => Omit<LikenessReason, 'key'>) {
  return ids.length === 0 ? null : reasonOf(ids.map(String))
}

const skilled = ({ skills }: LikenessFacts, kind: SkillKind) =>
  worded(
    skills.flatMap((skill) => (skill.kind === kind ? [skill.name] : [])),
    skillWhy[kind],
  )

function worded(words: readonly string[], why: string): Omit<LikenessReason, 'key'> | null {
  const usable = [...new Set(words.map(normalizeKeyword))].filter(
    (word) => checkKeyword(word) === null && !word.includes('|'),
  )
  const some = usable.slice(0, maxWords)
  if (some.length === 0) return null
  const each = some.length > 1 ? `${some.join('・')}のどれか` : some[0]
  return { why: `${each}を${why}`, part: { textKeywords: [some.join('|')] } }
}

/** A search for so few students is of no use; a reason that would leave fewer is not chosen at first. */
export const leastStudents = 10

/** One condition of several reasons, with the graduation year that companies recruit now. */
export function conditionOfReasons(year: number, reasons: readonly LikenessReason[]): SearchCandidateCondition {
  const parts = reasons.map(({ part }) => part)
  const textKeywords = parts.flatMap((part) => part.textKeywords ?? [])
  return {
    ...Object.assign({}, ...parts),
    ...(textKeywords.length > 0 ? { textKeywords } : {}),
    graduationYears: [year],
  } as SearchCandidateCondition
}
