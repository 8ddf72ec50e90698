import { Worker } from 'node:worker_threads'

/** Milliseconds since 1970. */
export type BusyPeriod = { from: number; to: number }
export type CalendarWindow = { from: Date; to: Date }

const seconds = 10

/**
 * The times at which a stranger's calendar is busy within the window, joined where they touch; null when the text is no
 * calendar. It is read on a thread of its own, with an end to its time and memory: a rule may repeat without end.
 */
export function readBusyPeriods(text: string, window: CalendarWindow): Promise<BusyPeriod[] | null> {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, ''))) return Promise.resolve(null)
  const { promise, resolve } = Promise.withResolvers<BusyPeriod[] | null>()
  const thread = new Worker(new URL('./icalendar-reading/thread.ts', import.meta.url), {
    workerData: { text: text.replace(/^\uFEFF/, ''), from: window.from.getTime(), to: window.to.getTime() },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const settle = (periods: BusyPeriod[] | null) => {
    clearTimeout(timer)
    resolve(periods)
    void thread.terminate()
  }
  const timer = setTimeout(() => settle(null), seconds * 1000)
  thread.once('message', settle)
  thread.once('error', () => settle(null))
  thread.once('exit', () => settle(null))
  return promise
}
