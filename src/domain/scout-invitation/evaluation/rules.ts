import { fieldLimits } from '#ground/limits/desk.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkLength, checkText } from '#ground/validation/validation.ts'

/** The scores of one point, from weak to strong. */
export const scores = [1, 2, 3, 4, 5] as const
export const scoreWords: Record<number, string> = {
  1: '合わない',
  2: 'やや合わない',
  3: 'どちらとも言えない',
  4: '合う',
  5: 'とても合う',
}

const isScore = (score: number) => scores.some((one) => one === score)

export const evaluationText = {
  noScore: '1から5のどれかを選んでください',
} as const

/** The paths of the scores are `scores.0`, `scores.1` and so on, in the order of the points. */
export function checkEvaluation(
  points: readonly string[],
  marks: readonly number[],
  text: string,
): (FieldError | null)[] {
  const { label, max } = fieldLimits.evaluation
  const missing = points.map((_, at) =>
    isScore(marks[at] ?? 0) ? null : { path: `scores.${at}`, message: evaluationText.noScore },
  )
  // Without points the words are all there is.
  return [...missing, checkLength('text', label, text, points.length === 0 ? 1 : 0, max)]
}

/** The path of a point is `points.0`, `points.1` and so on. */
export const checkPoints = (points: readonly string[]): (FieldError | null)[] =>
  points.map((point, at) => {
    const path = `points.${at}`
    if (points.indexOf(point) < at) return { path, message: '同じ項目があります。別の名前にしてください' }
    return checkText(path, point, fieldLimits.evaluationPoint)
  })

/** A colleague who has an own evaluation may change it until another one stands beside it. */
export const canStillChange = ({ others }: { others: number }) => others === 0
