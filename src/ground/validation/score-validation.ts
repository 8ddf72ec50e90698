import type { FieldError } from '../refusal.ts'
import { fieldError } from './validation.ts'

// The texts of §5 about scores.
export const scoreText = {
  toeic: 'TOEICは10〜990の5点刻みで入力してください',
  toefl: 'TOEFL iBTは0〜120、または1〜6（0.5刻み）で入力してください',
}

/** Checks a TOEIC L&R score in a folded text. */
export function checkToeic(path: string, text: string): FieldError | null {
  const isRight = /^\d+$/u.test(text) && Number(text) >= 10 && Number(text) <= 990 && Number(text) % 5 === 0
  return fieldError(path, isRight ? null : scoreText.toeic)
}

/** TOEFL iBT has two scales until January 2028; the score is stored with its scale. */
const toeflScales = ['0-120', '1-6'] as const
export type ToeflScale = (typeof toeflScales)[number]

export function checkToefl(path: string, text: string, scale: ToeflScale): FieldError | null {
  const value = /^\d+(?:\.\d)?$/u.test(text) ? Number(text) : Number.NaN
  const isRight =
    scale === '0-120'
      ? Number.isInteger(value) && value >= 0 && value <= 120
      : Number.isInteger(value * 2) && value >= 1 && value <= 6
  return fieldError(path, isRight ? null : scoreText.toefl)
}
