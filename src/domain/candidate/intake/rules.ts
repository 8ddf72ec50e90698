import { addMonths } from '#ground/time/month.ts'
import type { FieldError } from '#ground/refusal.ts'
import { validationText } from '#ground/validation/validation.ts'

/** `pausedUntil`: the last Tokyo day ('YYYY-MM-DD') on which no new scout comes; null without a pause. */
export type Intake = { scoutsPerWeek: number; pausedUntil: string | null }

export const intakeLimits = {
  /** New scouts in a week that begins on Monday. */
  scoutsPerWeek: { min: 1, max: 10 },
  pauseMonths: 6,
} as const

export const everything: Intake = { scoutsPerWeek: intakeLimits.scoutsPerWeek.max, pausedUntil: null }

/** A pause ends by itself: it is over on the day after its last day. */
export const isPaused = ({ pausedUntil }: Pick<Intake, 'pausedUntil'>, today: string) =>
  pausedUntil !== null && today <= pausedUntil

/** The furthest day a pause may last until. */
export const lastPauseDay = (today: string) => addMonths(today, intakeLimits.pauseMonths)

export function checkIntake({ scoutsPerWeek, pausedUntil }: Intake, today: string): (FieldError | null)[] {
  const { min, max } = intakeLimits.scoutsPerWeek
  const isNumber = Number.isInteger(scoutsPerWeek) && scoutsPerWeek >= min && scoutsPerWeek <= max
  return [
    isNumber ? null : { path: 'scoutsPerWeek', message: validationText.integerRange('1週間に受け取る数', min, max) },
    pausedUntil === null ? null : checkPause(pausedUntil, today),
  ]
}

function checkPause(until: string, today: string): FieldError | null {
  if (until < today) return { path: 'pausedUntil', message: '今日より前の日は選べません' }
  if (until <= lastPauseDay(today)) return null
  return { path: 'pausedUntil', message: `受付の停止は${intakeLimits.pauseMonths}か月先まで選べます` }
}
