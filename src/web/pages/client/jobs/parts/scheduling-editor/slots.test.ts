import { expect, test } from 'vitest'
import { schedulingLimits } from '#domain/scheduling/rules.ts'
import { newSlots, slotsOf, type SlotPlan, firstDayOf, whyNone, withinLimit } from './slots.ts'

const plan: SlotPlan = {
  startDay: '2026-12-07',
  endDay: '2026-12-18',
  weekdays: [1, 3],
  from: '13:00',
  to: '15:00',
  minutes: 30,
  gap: 0,
  skipsHolidays: false,
}

test('Mondays and Wednesdays of two weeks, four half hours each', () => {
  const slots = slotsOf(plan)
  expect(slots).toHaveLength(16)
  expect(slots[0]).toEqual({ day: '2026-12-07', from: '13:00', to: '13:30' })
  expect(slots.at(-1)).toEqual({ day: '2026-12-16', from: '14:30', to: '15:00' })
})

test('a rest lies between slots, never after the last', () => {
  const day = { ...plan, endDay: plan.startDay, to: '14:10' }
  expect(slotsOf({ ...day, gap: 10 }).map(({ from }) => from)).toEqual(['13:00', '13:40'])
  expect(slotsOf({ ...day, to: '14:09', gap: 10 })).toHaveLength(1)
})

test.each([
  ['no weekday', { weekdays: [] }],
  ['the end before the start', { endDay: '2026-12-01' }],
  ['hours turned round', { from: '15:00', to: '13:00' }],
  ['a slot longer than the hours', { minutes: 180 }],
  ['no length', { minutes: 0 }],
  ['nothing typed', { startDay: '', from: '' }],
])('%s gives nothing', (_, change) => {
  expect(slotsOf({ ...plan, ...change })).toEqual([])
})

test('what is past or already listed is not offered again', () => {
  const slots = slotsOf({ ...plan, endDay: plan.startDay })
  const now = '2026-12-07T13:00:00+09:00'
  expect(newSlots(slots, slots.slice(1, 2), now).map(({ from }) => from)).toEqual(['14:00', '14:30'])
})

test('holidays are left out when asked', () => {
  const week = {
    ...plan,
    startDay: '2026-11-23',
    endDay: '2026-11-24',
    weekdays: [1, 2],
    from: '13:00',
    to: '13:30',
    minutes: 30,
  }
  expect(slotsOf(week).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-24'])
  expect(slotsOf({ ...week, skipsHolidays: true }).map(({ day }) => day)).toEqual(['2026-11-24'])
})

test('a plan begins on the chosen day, otherwise on the next business day', () => {
  expect(firstDayOf('2026-12-05', '2026-11-22')).toBe('2026-12-05')
  // The 23rd is a holiday.
  expect(firstDayOf('2026-11-22', '2026-11-22')).toBe('2026-11-24')
  expect(firstDayOf('2026-11-27', '2026-11-27')).toBe('2026-11-30')
})

const none: [string, Partial<SlotPlan>, string][] = [
  ['a holiday', { skipsHolidays: true }, '11/23は祝日です。別の日を選ぶか「祝日を除く」を外してください。'],
  [
    'another day of the week',
    { weekdays: [2, 3] },
    '11/23は月曜日です。曜日に「月」を加えるか、別の日を選んでください。',
  ],
  ['no day', { startDay: '' }, '開始日と終了日を選んでください。'],
  ['an end before the start', { endDay: '2026-11-20' }, '終了日が開始日より前です。終了日を選び直してください。'],
  ['no hour', { from: '' }, '時間帯の始まりと終わりを入力してください。'],
  ['hours turned around', { from: '16:00' }, '時間帯の終わりが始まりより前です。終わりを遅くしてください。'],
  ['a slot that is too long', { minutes: 180 }, '時間帯が1枠の長さ（180分）より短いため、枠が入りません。'],
  [
    'a week without the day',
    { startDay: '2026-11-24', endDay: '2026-11-26', weekdays: [5] },
    'この期間にあるのは火・水・木曜日です。曜日を加えるか、期間を変えてください。',
  ],
]
test.each(none)('%s is told as the reason that nothing can be added', (_, changed, reason) => {
  const one = { ...plan, startDay: '2026-11-23', endDay: '2026-11-23', ...changed }
  expect(whyNone(one, [], '2026-11-20T00:00:00Z')).toBe(reason)
})

test('a plan of the past, one that was added, and one that adds', () => {
  const one = { ...plan, endDay: plan.startDay }
  expect(whyNone(one, [], '2026-12-07T09:00:00Z')).toBe(
    'この時間帯は過ぎています。別の日か、遅い時間帯を選んでください。',
  )
  expect(whyNone(one, slotsOf(one), '2026-11-20T00:00:00Z')).toBe('この枠は、すべて追加してあります。')
  expect(whyNone(one, [], '2026-11-20T00:00:00Z')).toBeNull()
})

test('no more slots are added than a scheduling may have, the dates it has among them', () => {
  const year = slotsOf({ ...plan, endDay: '2027-12-06', weekdays: [1, 2, 3, 4, 5] })
  const { dates } = schedulingLimits
  expect(year.length).toBeGreaterThan(dates)
  expect(withinLimit(year, [])).toEqual(year.slice(0, dates))
  expect(withinLimit(year, Array.from({ length: dates - 3 }))).toEqual(year.slice(0, 3))
  expect(withinLimit(year, Array.from({ length: dates + 1 }))).toEqual([])
})
