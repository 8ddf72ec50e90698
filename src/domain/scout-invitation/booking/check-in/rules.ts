import type { Period } from '#domain/scheduling/seat/rules.ts'
import { fieldError } from '#ground/validation/validation.ts'

const minute = 60_000
/** Spec silent: from an hour before the beginning, for as long as students usually come late. */
export const checkInMinutes = { before: 60, after: 120 } as const

type Held = Period & { type: string; location: string }

/** Whether somebody stands at a door: an event at a place. Companies write 「オンライン」 as a place too. */
export const hasCheckIn = ({ type, location }: Pick<Held, 'type' | 'location'>) =>
  type === 'EVENT' && location !== '' && !location.startsWith('オンライン')

/** The time in which students are received. A short event closes its door at the end. */
export function checkInTimes({ startAt, endAt }: Period) {
  const late = startAt.getTime() + checkInMinutes.after * minute
  return {
    opensAt: new Date(startAt.getTime() - checkInMinutes.before * minute),
    closesAt: new Date(Math.min(endAt.getTime(), late)),
  }
}

export type CheckInState = 'EARLY' | 'OPEN' | 'OVER'
export function checkInStateAt(period: Period, now: Date): CheckInState {
  const { opensAt, closesAt } = checkInTimes(period)
  if (now < opensAt) return 'EARLY'
  return now <= closesAt ? 'OPEN' : 'OVER'
}

export const checkInCodeLabel = '受付番号'
const form = /^[0-9]{6}$/

/** The digits of a typed code, also of full width or with spaces between. */
export const foldCheckInCode = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '')
/** The path of the mistake is the name of the argument. */
export const checkCheckInCode = (code: string) =>
  fieldError('code', form.test(code) ? null : `${checkInCodeLabel}は、6桁の数字で入力してください`)

/** Attempts of one network: a queue at a door, and no search for a code. */
export const checkInLimit = { name: 'check-in', attempts: 300, seconds: 10 * 60 }
