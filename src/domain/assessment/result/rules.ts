import { intellectualSections } from '../rules.ts'
import type { AssessmentKind } from '../sitting/rules.ts'

/** The names of the five bands, the lowest first. */
export const bandLabels = ['低い', '標準より低い', '標準', '標準より高い', '高い'] as const
export type Band = 1 | 2 | 3 | 4 | 5

/** The shares of right answers at which the next band begins. */
export type Cuts = readonly [number, number, number, number]
/** In use until a norm exists, and always for the order of a company's search (`score_band` in SQL). */
export const referenceCuts: Cuts = [0.3, 0.45, 0.65, 0.8]
export const referenceLabel = '基準づくり中（参考）'
export const normLabel = '同じ卒業年の受検者の中で'

/** The band of a score. Cuts come from a norm; null while there is none. */
export function bandOf(achieved: number, achievable: number, cuts: Cuts | null): Band {
  const share = achievable === 0 ? 0 : achieved / achievable
  // As many cuts as are reached.
  return ((cuts ?? referenceCuts).filter((cut) => share >= cut).length + 1) as Band
}

export const bandLabel = (band: number) => bandLabels[band - 1] ?? bandLabels[0]

/** The standard error of a section in items, rounded up (assessment.md 5.2). */
export const errorItems = 2

/** The scores that the error leaves open. */
export const errorRange = (achieved: number, achievable: number) => ({
  low: Math.max(0, achieved - errorItems),
  high: Math.min(achievable, achieved + errorItems),
})

/** Items of a trait in the full form; the short form has six. */
const fullForm = 10
/** Percentage points to each side that a trait's score leaves open (assessment.md 5.3). */
export const softZone = (itemsOfTrait: number) => (itemsOfTrait >= fullForm ? 8 : 10)

export type TraitArea = 'left' | 'balanced' | 'right'
export const areaOf = (percentage: number): TraitArea =>
  percentage < 40 ? 'left' : percentage <= 60 ? 'balanced' : 'right'

/** 0 to 100 from steps of -2 to 2 towards the right pole. */
export const percentageOf = (steps: readonly number[]) =>
  Math.round((100 * steps.reduce((sum, step) => sum + step + 2, 0)) / (4 * steps.length))

/** Shown beside every result, to students and to companies. */
export const resultTexts = {
  use: 'この検査は本サービスが独自に作成したもので、SPIなど他社の検査とは関係がありません。結果は受検時の傾向を示す目安で、採用の合否を判断する根拠として単独で使うことはできません。',
  place: '自宅受検・監視なし',
} as const

type Publishable = { kind: AssessmentKind; isChecked: boolean; sections: number }

/** The refusal of publishing a result; null when the student may publish it. An unfinished test cannot be compared. */
export function refusalOfPublication({ kind, isChecked, sections }: Publishable) {
  if (isChecked) return 'assessment_result_checked'
  if (kind === 'INTELLECTUAL' && sections < intellectualSections.length) return 'assessment_result_incomplete'
  return null
}
