import type { Gender } from '#domain/candidate/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import type { FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { checkText } from '#ground/validation/validation.ts'

/** Article 8 of the Equal Employment Opportunity Act allows measures for women only. */
export const positiveActionGenders = ['FEMALE'] as const satisfies Gender[]

/** Days as 'YYYY-MM-DD', both included. */
export type PositiveActionPeriod = { beginsOn: string; endsOn: string }

/** Spec silent: a year at most, so that the reason is looked at again. */
const maxYears = 1

const yearsLater = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`

export const isInForce = ({ beginsOn, endsOn }: PositiveActionPeriod, today: string) =>
  beginsOn <= today && today <= endsOn

/** The mistakes in a new positive action; `today` is a Tokyo day. */
export const checkPositiveAction = (
  { reason, beginsOn, endsOn }: PositiveActionPeriod & { reason: string },
  today: string,
): (FieldError | null)[] => [
  checkText('reason', reason, fieldLimits.positiveActionReason),
  beginsOn < today ? { path: 'beginsOn', message: '開始日は今日以降の日にしてください' } : null,
  endsOn <= beginsOn ? { path: 'endsOn', message: deskValidationText.dateRange } : null,
  endsOn > yearsLater(beginsOn, maxYears)
    ? { path: 'endsOn', message: '期間は1年以内にしてください。続けるときは、終了の後にもう一度登録してください' }
    : null,
]

/** The mistake of a gender that the law does not allow to search for. */
export const checkGenders = (genders: readonly Gender[]): FieldError | null => {
  const allowed: readonly Gender[] = positiveActionGenders
  return genders.every((gender) => allowed.includes(gender))
    ? null
    : { path: 'condition.genders', message: 'ポジティブ・アクションで絞り込めるのは女性の学生だけです' }
}
