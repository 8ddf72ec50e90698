import { expect, test } from 'vitest'
import { endingPlacesText, mayEndElsewhere } from './ending-places.ts'

const slot = (day: number, place: { position: number | null } | null) => ({
  id: String(day),
  startAt: `2026-12-${day}T01:00:00Z`,
  endAt: `2026-12-${day}T02:00:00Z`,
  place,
})
const free = slot(10, null)
const [line, otherLine] = [slot(11, { position: 1 }), slot(12, { position: 3 })]
const [seat, otherSeat] = [slot(14, { position: null }), slot(15, { position: null })]

test.each([
  [[free], null],
  [[free, line], '確定すると、12月11日(金) 10:00〜11:00のキャンセル待ちは終わります'],
  [[free, line, otherLine], '確定すると、ほかの日程のキャンセル待ち（2件）は終わります'],
  [[free, seat], '確定すると、12月14日(月) 10:00〜11:00に確保している席は手放すことになります'],
  [
    [free, line, otherLine, seat, otherSeat],
    '確定すると、ほかの日程のキャンセル待ち（2件）は終わり、ほかの日程に確保している席（2件）も手放します',
  ],
])('§4 before a booking stands which places it ends', (slots, text) => {
  expect(endingPlacesText(slots, free.id, '確定する')).toBe(text)
})

test('§4 a wait of another scout at the time of the booking ends with it, one at another time does not', () => {
  const wait = (day: number) => ({
    companyName: '北斗製作所',
    startAt: `2026-12-${day}T01:30:00Z`,
    endAt: `2026-12-${day}T03:00:00Z`,
  })
  const ofFree = '時間が重なる北斗製作所の12月10日(木) 10:30〜12:00のキャンセル待ち'
  expect(endingPlacesText([free], free.id, '確定する', [wait(10), wait(11)])).toBe(`確定すると、${ofFree}は終わります`)
  expect(endingPlacesText([free, line, seat], free.id, '確定する', [wait(10)])).toBe(
    `確定すると、12月11日(金) 10:00〜11:00のキャンセル待ちと、${ofFree}は終わり、12月14日(月) 10:00〜11:00に確保している席も手放します`,
  )
  expect(endingPlacesText([free], free.id, '確定する', [wait(10), wait(10)])).toContain('（2件）は終わります')
  expect(endingPlacesText([free], free.id, '確定する', [wait(11)])).toBeNull()
  expect([[wait(10)], [wait(11)]].map((waits) => mayEndElsewhere([free], waits))).toEqual([true, false])
})

test('the place that is booked does not end', () => {
  expect(endingPlacesText([free, seat], seat.id, '予約する')).toBeNull()
  expect(endingPlacesText([line, seat], seat.id, '予約する')).toBe(
    '予約すると、12月11日(金) 10:00〜11:00のキャンセル待ちは終わります',
  )
})
