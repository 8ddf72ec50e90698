import { addDays } from '#ground/day.ts'
import type { FieldError } from '#ground/refusal.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { checkDate } from '#ground/validation/answer-validation.ts'
import { fieldError } from '#ground/validation/validation.ts'

export const offerReportStatuses = ['SUBMITTED', 'CONFIRMED', 'MISMATCH', 'CONFIRMED_BY_TIMEOUT', 'CANCELLED'] as const
export type OfferReportStatus = (typeof offerReportStatuses)[number]

/** Every change of a report (states 1B.8); the last two are the student's answers to a hire that the company recorded. */
export const offerReportMoves = {
  confirmOfferReport: { from: 'SUBMITTED', to: 'CONFIRMED' },
  denyOfferReport: { from: 'SUBMITTED', to: 'MISMATCH' },
  confirmSilentOfferReports: { from: 'SUBMITTED', to: 'CONFIRMED_BY_TIMEOUT' },
  cancelOfferReport: { from: 'SUBMITTED', to: 'CANCELLED' },
  confirmHire: { from: 'SUBMITTED', to: 'CONFIRMED' },
  objectToHire: { from: 'SUBMITTED', to: 'MISMATCH' },
} as const satisfies Record<string, { from: OfferReportStatus; to: OfferReportStatus }>

export type OfferReportMove = keyof typeof offerReportMoves

/** The statuses of which a student has at most one for each company. */
export const standingStatuses = ['SUBMITTED', 'CONFIRMED', 'CONFIRMED_BY_TIMEOUT'] as const
/** The statuses after which the student is asked whether the job hunt is over. */
export const confirmedStatuses = ['CONFIRMED', 'CONFIRMED_BY_TIMEOUT'] as const
export const isConfirmed = (status: OfferReportStatus) => confirmedStatuses.some((one) => one === status)

/** The company recorded a hire, and the student has not confirmed it yet, nor objected. */
export const awaitsStudent = ({ status, recordedBy }: { status: string | null; recordedBy: string | null }) =>
  status === 'SUBMITTED' && recordedBy === 'COMPANY'

/** Business days a company has to answer, through 23:59:59 in Tokyo. */
export const answerBusinessDays = 10

export const acceptedOnLabel = '内定を承諾した日'

// Spec silent: nobody reports an offer of more than a year ago; a wrong year is the likely mistake.
const oldestDays = 365

/** The mistake in the day of acceptance, a day of the calendar that is not in the future. */
export function checkAcceptedOn(path: string, day: string, today: string): FieldError | null {
  const mistake = checkDate(path, acceptedOnLabel, day)
  if (mistake) return mistake
  if (day > today) return { path, message: `${acceptedOnLabel}には、今日までの日付を入力してください` }
  return day < addDays(today, -oldestDays)
    ? { path, message: `${acceptedOnLabel}が1年より前の日付になっています` }
    : null
}

/** The mistake of an offer that would be older than its scout; `sentOn` is the Tokyo day on which the scout was sent. */
export const checkAfterScout = (path: string, day: string, sentOn: string): FieldError | null =>
  fieldError(
    path,
    day < sentOn ? `${acceptedOnLabel}が、スカウトが届いた日（${longDate(sentOn)}）より前になっています` : null,
  )
