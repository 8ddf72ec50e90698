import { createStore } from '#web/ui/browser/store.ts'

/** A device's sense of time: its clock, which may be wrong or set, in milliseconds. */
type DeviceClock = () => number

/** A tick of a second that comes later, or earlier, than this is a device that slept or whose clock was set. */
const jumpMs = 5000

/**
 * The server's clock as seen from this device: the device's clock and the difference measured at the last answer of the
 * server. The device's clock is never believed by itself.
 */
export function serverClock(deviceNow: DeviceClock = Date.now) {
  let difference: number | null = null
  let lastTick = deviceNow()
  const changes = createStore()

  return {
    subscribe: changes.subscribe,
    /** The server's time in milliseconds; null until the server has answered once. */
    now: () => (difference === null ? null : deviceNow() + difference),
    /** Takes the time of an answer, which the server read between these two moments of the device. */
    sync(serverNow: string, askedAt: number, heardAt: number) {
      difference = Date.parse(serverNow) - (askedAt + heardAt) / 2
      lastTick = heardAt
      changes.tell()
    },
    /** Called every second; true when the device slept or its clock was set, so that the server is to be asked. */
    tick() {
      const now = deviceNow()
      const hasJumped = Math.abs(now - lastTick - 1000) > jumpMs
      lastTick = now
      return hasJumped
    },
  }
}
export type ServerClock = ReturnType<typeof serverClock>

/** Whole seconds until the deadline, never below 0. */
export const secondsLeft = (deadlineAt: number, now: number) => Math.max(0, Math.ceil((deadlineAt - now) / 1000))

/** 「7:42」 */
export const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** As a `<time>` says it. */
export const clockDuration = (seconds: number) => `PT${Math.floor(seconds / 60)}M${seconds % 60}S`

/** Seconds before the end at which a screen reader is told. */
const announcedAt = [300, 60]

/** The sentence of the last mark that was passed; it stays the same until the next mark. */
export function announcementOf(seconds: number, whole: number) {
  const mark = announcedAt.filter((one) => seconds <= one && one < whole).at(-1)
  return mark === undefined || seconds === 0 ? '' : `残り${mark / 60}分です`
}
