import { addBusinessDays, holidayName } from '#domain/lookup/holiday/rules.ts'
import { schedulingLimits } from '#domain/scheduling/rules.ts'
import { weekdays as weekdayNames, shortDate } from '#ground/tokyo-time.ts'
import { daysFrom, isDay, weekdayOf } from '#ground/day.ts'
import { atTokyo } from '#ground/time/moment.ts'

/** A proposed date in Tokyo time: day as 2026-11-22, from and to as 09:00. */
export type Slot = { day: string; from: string; to: string }

export type SlotPlan = {
  startDay: string
  endDay: string
  /** 0 is Sunday. */
  weekdays: readonly number[]
  from: string
  to: string
  minutes: number
  /** Minutes between two slots. */
  gap: number
  skipsHolidays: boolean
}

/** The longest period of a plan, in days. A mistyped end must not freeze the page. */
export const maxPlanDays = 366

/** The slots that end within the plan's hours. An incomplete plan has no slots. */
export function slotsOf({ startDay, endDay, weekdays, from, to, minutes, gap, skipsHolidays }: SlotPlan): Slot[] {
  const [first, last] = [minutesOf(from), minutesOf(to)]
  if (!startDay || !endDay || first === null || last === null || !(minutes > 0) || gap < 0) return []
  const starts = Array.from(
    { length: Math.max(0, Math.floor((last - first + gap) / (minutes + gap))) },
    (_, at) => first + at * (minutes + gap),
  )
  return daysFrom(startDay, endDay)
    .slice(0, maxPlanDays)
    .filter((day) => weekdays.includes(weekdayOf(day)) && !(skipsHolidays && holidayName(day)))
    .flatMap((day) => starts.map((start) => ({ day, from: clockOf(start), to: clockOf(start + minutes) })))
}

const same = (one: Slot, other: Slot) => one.day === other.day && one.from === other.from && one.to === other.to

/** The slots in the future that are not taken yet. */
export const newSlots = (slots: readonly Slot[], taken: readonly Slot[], now: string) =>
  slots.filter(
    (slot) => Date.parse(atTokyo(slot.day, slot.from)) > Date.parse(now) && !taken.some((other) => same(slot, other)),
  )

/** The slots that a scheduling still takes beside the dates it has. */
export const withinLimit = (slots: readonly Slot[], taken: readonly unknown[]) =>
  slots.slice(0, Math.max(0, schedulingLimits.dates - taken.length))

const dayNames = (days: readonly number[]) => days.map((day) => weekdayNames[day]).join('・')

/** Why a plan adds no date, as a sentence that says what to change; null when it adds some. */
export function whyNone(plan: SlotPlan, taken: readonly Slot[], now: string): string | null {
  if (newSlots(slotsOf(plan), taken, now).length > 0) return null
  const { startDay, endDay, from, to, minutes, skipsHolidays } = plan
  const [first, last] = [minutesOf(from), minutesOf(to)]
  if (!isDay(startDay) || !isDay(endDay)) return '開始日と終了日を選んでください。'
  if (endDay < startDay) return '終了日が開始日より前です。終了日を選び直してください。'
  if (first === null || last === null) return '時間帯の始まりと終わりを入力してください。'
  if (last <= first) return '時間帯の終わりが始まりより前です。終わりを遅くしてください。'
  if (last - first < minutes) return `時間帯が1枠の長さ（${minutes}分）より短いため、枠が入りません。`
  const days = daysFrom(startDay, endDay).slice(0, maxPlanDays)
  const isOne = days.length === 1
  const ofWeekdays = days.filter((day) => plan.weekdays.includes(weekdayOf(day)))
  if (ofWeekdays.length === 0) {
    const missing = dayNames([...new Set(days.map(weekdayOf))])
    return isOne
      ? `${shortDate(startDay)}は${missing}曜日です。曜日に「${missing}」を加えるか、別の日を選んでください。`
      : `この期間にあるのは${missing}曜日です。曜日を加えるか、期間を変えてください。`
  }
  if (skipsHolidays && ofWeekdays.every((day) => holidayName(day)))
    return isOne
      ? `${shortDate(startDay)}は祝日です。別の日を選ぶか「祝日を除く」を外してください。`
      : 'この期間の日は、すべて祝日です。期間を変えるか「祝日を除く」を外してください。'
  const isPast = slotsOf(plan).every((slot) => Date.parse(atTokyo(slot.day, slot.from)) <= Date.parse(now))
  if (isPast) return 'この時間帯は過ぎています。別の日か、遅い時間帯を選んでください。'
  return 'この枠は、すべて追加してあります。'
}

function minutesOf(clock: string) {
  const [hours, minutes] = clock.split(':').map(Number)
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? null : hours * 60 + minutes
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The hours behind the time of day a student asks for. */
export const hoursOf = {
  MORNING: { label: '午前', from: '09:00', to: '12:00' },
  AFTERNOON: { label: '午後', from: '13:00', to: '17:00' },
  EVENING: { label: '夕方（17時〜）', from: '17:00', to: '20:00' },
} as const

/** The day that was chosen; the next business day when it is today or earlier. */
export const firstDayOf = (chosen: string, today: string) => (chosen > today ? chosen : addBusinessDays(today, 1))
