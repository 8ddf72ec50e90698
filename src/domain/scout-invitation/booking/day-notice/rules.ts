import type { RefusalCode } from '#ground/refusal.ts'

export const dayNoticeKinds = ['LATE', 'ABSENT', 'COMING'] as const
export type DayNoticeKind = (typeof dayNoticeKinds)[number]
/** COMING takes the notice before it back. `minutes` is a number of LATE alone. */
export type DayNotice = { kind: DayNoticeKind; minutes: number | null }

/** The delays in minutes that a student can announce. */
export const delays = [10, 20, 30] as const

/** The times between which a student gives notice: from the usual deadline for changes to the end of the date. */
export type DayNoticePeriod = { from: Date; endAt: Date }

export const canGiveDayNotice = ({ from, endAt }: DayNoticePeriod, now: Date) => from <= now && now < endAt

/** `latest` is the notice that holds; null for a booking without one. */
export type Booked = DayNoticePeriod & { status: string; latest: DayNotice | null }

export const isSameNotice = (latest: DayNotice | null, wanted: DayNotice) =>
  wanted.kind === (latest?.kind ?? 'COMING') && wanted.minutes === (latest?.minutes ?? null)

/** Why a notice cannot be given now; null when it can. An absence is taken back before a delay is announced. */
export function refusalOfNotice({ from, endAt, status, latest }: Booked, { kind }: DayNotice, now: Date) {
  const refusals: readonly (readonly [RefusalCode, boolean])[] = [
    ['day_notice_too_early', now < from],
    ['day_notice_too_late', now >= endAt],
    ['day_notice_of_absence', kind === 'LATE' && latest?.kind === 'ABSENT'],
    ['booking_not_changeable', latest?.kind !== 'ABSENT' && status !== 'BOOKED'],
  ]
  return refusals.find(([, holds]) => holds)?.[0] ?? null
}
