import { sectionMinutes } from '../../item/rules.ts'
import { recheckMinutes, type SittingSection } from '../recheck/rules.ts'

const second = 1000
const minute = 60 * second

/** Seconds that every section lasts beyond its limit. */
export const graceSeconds = 15
/** Seconds after the deadline in which answers of before it are still taken from a device that was cut off. */
export const lateSeconds = 120
/** Seconds between the heartbeats of a device. */
export const heartbeatSeconds = 30
/** Seconds without a sign of the device that prove an outage. */
export const outageSeconds = 90
export const maxExtensionSeconds = 180
/** No extension in the last fifth of the time. */
const lastPart = 0.2
/** One minute more for the items that are tried out and do not count. */
const pilotMinutes = 1
/** Seconds by which a device may be wrong about the order of its answers, when its clock is set in between. */
const orderToleranceSeconds = 2

type Limit = { section: SittingSection; hasPilots: boolean; timeFactor: number }

/** The limit of a section in seconds, without the grace. */
export const limitSeconds = ({ section, hasPilots, timeFactor }: Limit) =>
  Math.round((minutesOf(section) + (hasPilots ? pilotMinutes : 0)) * 60 * timeFactor)
const minutesOf = (section: SittingSection) => (section === 'RECHECK' ? recheckMinutes : sectionMinutes[section])

export const deadlineOf = (startedAt: Date, limit: Limit) =>
  new Date(startedAt.getTime() + (limitSeconds(limit) + graceSeconds) * second)

/** A section that runs, as the clock sees it. */
export type Running = { startedAt: Date; deadlineAt: Date; heartbeatAt: Date; extensionSeconds: number }

/**
 * The seconds that an outage adds, once in a sitting: as long as the outage was, at most three minutes. None before an
 * outage is proven, in the last fifth of the time, or after the deadline.
 */
export function extensionOf({ startedAt, deadlineAt, heartbeatAt }: Running, isUsed: boolean, now: Date) {
  const away = (now.getTime() - heartbeatAt.getTime()) / second
  if (isUsed || away < outageSeconds || now > deadlineAt) return 0
  const length = deadlineAt.getTime() - startedAt.getTime() - graceSeconds * second
  const provenAt = heartbeatAt.getTime() + outageSeconds * second
  if (provenAt > startedAt.getTime() + length * (1 - lastPart)) return 0
  return Math.min(Math.floor(away), maxExtensionSeconds)
}

/** Until then the section takes what a device that was cut off has kept; afterwards it ends by itself. */
export const closesAt = ({ deadlineAt }: Pick<Running, 'deadlineAt'>) =>
  new Date(deadlineAt.getTime() + lateSeconds * second)

/** Whether the clock has something to do with a sitting: its running section has closed, or nobody went on in time. */
export const isDue = ({ continueBy }: { continueBy: Date | null }, runsUntil: Date | null, now: Date) =>
  runsUntil ? now > closesAt({ deadlineAt: runsUntil }) : continueBy !== null && now > continueBy

/**
 * The moment of an answer by the server's clock. The device says how long ago it was, so that a clock that is wrong by
 * hours changes nothing.
 */
export const momentOf = ({ answeredAt, sentAt }: { answeredAt: Date; sentAt: Date }, now: Date) =>
  new Date(now.getTime() - Math.max(0, sentAt.getTime() - answeredAt.getTime()))

export type Timed = { sequence: number; at: Date }

/** Whether answers that arrive late were given one after the other, in the order in which the device counted them. */
export const isInOrder = (answers: readonly Timed[]) => {
  const ordered = answers.toSorted((one, other) => one.sequence - other.sequence)
  return ordered.every(({ at }, place) => {
    const before = ordered[place - 1]
    return !before || at.getTime() >= before.at.getTime() - orderToleranceSeconds * second
  })
}

export const inHours = (from: Date, hours: number) => new Date(from.getTime() + hours * 60 * minute)
