import { validationText } from '#ground/validation/validation.ts'

type Floor = { score: number | undefined; error: null } | { score: null; error: string }

/** Reads the typed lowest score. An empty box is no condition. */
export function toeicFloorOf(typed: string): Floor {
  const text = typed.normalize('NFKC').trim()
  if (text === '') return { score: undefined, error: null }
  if (!/^\d+$/.test(text)) return { score: null, error: validationText.digit }
  const score = Number(text)
  const isRight = score <= 990 && score % 5 === 0
  return isRight ? { score, error: null } : { score: null, error: 'TOEICは0〜990の5点刻みで入力してください' }
}

/** CEFR levels at their lowest scores, as published by the makers of TOEIC. */
const levels: Record<number, string> = { 785: '（B2相当）', 945: '（C1相当）' }

export const toeicFloorWords = (score: number) => `${score}点以上${levels[score] ?? ''}`
