import type { ThreadEnding } from '#domain/scout-invitation/thread/rules.ts'
import { spanText } from '#ground/time/span.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import type { Happening } from './entries.ts'

/** The words of one side, which alone loads them. */
export type ThreadWords = {
  /** The heading of each kind. */
  headings: Record<Happening['kind'], string>
  /** Why nothing more can be written, as the side may know it. */
  endings: Record<ThreadEnding, string>
  /** Until when the company owes a word. The student reads of the company by its name. */
  promise: (day: string, companyName: string) => string
  /** The line of what an acceptance told the company; '' for a side that reads no such line. */
  receipt: (companyName: string) => string
}

export type Reading = { words: ThreadWords; companyName: string; today: string }

const timesOfDay = { MORNING: '午前', AFTERNOON: '午後', EVENING: '夕方' } as const

const dateOf = ({ startAt, endAt }: Happening) => (startAt && endAt ? spanText(startAt, endAt) : '')

/** The lines below the heading of an entry. A promise whose day is over is not named. */
export function linesOf(event: Happening, { words, companyName, today }: Reading): string[] {
  const wishes = event.wishes.map(({ date, timeOfDay }) => `${monthDay(date)} ${timesOfDay[timeOfDay]}`)
  const promise = event.until && event.until >= today ? words.promise(monthDay(event.until), companyName) : ''
  const promises = event.promises.map(({ label }) => label).join('、')
  const receipt = event.kind === 'ACCEPTED' ? words.receipt(companyName) : ''
  return [dateOf(event), wishes.join('、'), event.text, receipt, promises && `企業の約束：${promises}`, promise].filter(
    Boolean,
  )
}
