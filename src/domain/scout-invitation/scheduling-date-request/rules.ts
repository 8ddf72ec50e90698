import { type FieldError } from '#ground/refusal.ts'
import { checkLength, validationText } from '#ground/validation/validation.ts'
import { addDays } from '#ground/day.ts'
import { repeatedAt } from '#ground/repeated.ts'

export const requestStatuses = ['REQUESTED', 'ANSWERED', 'REFUSED', 'CLOSED', 'UNANSWERED'] as const
export type RequestStatus = (typeof requestStatuses)[number]
export const timesOfDay = ['MORNING', 'AFTERNOON', 'EVENING'] as const
export type TimeOfDay = (typeof timesOfDay)[number]
export type PreferredDate = { date: string; timeOfDay: TimeOfDay }

export const requestLimits = { text: { min: 10, max: 300 }, preferred: 3, daysAhead: 180 } as const

/** The words to a student for whom the company has no other dates. */
export const refusalMessage = { label: '学生へのメッセージ', kind: 'text', min: 1, max: 300 } as const

const wishText = {
  past: '希望日は明日以降の日付を選択してください',
  far: '希望日は半年以内の日付を選択してください',
  same: '同じ希望日が選ばれています。別の日か時間帯を選択してください',
}

/** Business days a company has to answer, through the end of the last one. */
export const answerBusinessDays = 3

/** Days after which an answered request is reopened when the student has chosen none of the added dates. */
export const answeredDays = 7

type RequestMove = { from: readonly RequestStatus[]; to: RequestStatus }

/** Every change of a request, by the act that makes it. Overdue is no status: it stays REQUESTED. */
export const requestMoves = {
  answerSchedulingDateRequests: { from: ['REQUESTED'], to: 'ANSWERED' },
  refuseSchedulingDateRequest: { from: ['REQUESTED'], to: 'REFUSED' },
  closeSchedulingDateRequest: { from: ['REQUESTED', 'ANSWERED'], to: 'CLOSED' },
  leaveRequestUnanswered: { from: ['REQUESTED'], to: 'UNANSWERED' },
  reopenSchedulingDateRequests: { from: ['ANSWERED'], to: 'REQUESTED' },
} as const satisfies Record<string, RequestMove>

export const isOverdue = ({ status }: { status: string }, dueAt: Date, now: Date) =>
  status === 'REQUESTED' && now > dueAt

/** The last Tokyo day that a student may wish for. */
export const lastWishDay = (today: string) => addDays(today, requestLimits.daysAhead)

function checkWishes(preferred: readonly PreferredDate[], today: string) {
  const last = lastWishDay(today)
  const repeated = repeatedAt(preferred.map(({ date, timeOfDay }) => `${date} ${timeOfDay}`))
  return preferred.map(({ date }, at): FieldError | null => {
    const message = date <= today ? wishText.past : date > last ? wishText.far : repeated.has(at) ? wishText.same : null
    return message === null ? null : { path: `preferred.${at}.date`, message }
  })
}

/** `today` is a Tokyo day; each wished day is later than today, and no two are the same. */
export const checkRequest = (
  text: string,
  preferred: readonly PreferredDate[],
  today: string,
): (FieldError | null)[] => [
  checkLength('request', 'メッセージ', text, requestLimits.text.min, requestLimits.text.max),
  preferred.length === 0 ? { path: 'preferred', message: validationText.nonEmptyArray('希望日') } : null,
  preferred.length > requestLimits.preferred
    ? { path: 'preferred', message: validationText.tooManyOptions('希望日', requestLimits.preferred) }
    : null,
  ...checkWishes(preferred, today),
]
