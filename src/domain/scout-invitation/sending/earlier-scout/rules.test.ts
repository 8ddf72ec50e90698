import { expect, test } from 'vitest'
import { tokyoMoment } from '#ground/time/moment.ts'
import { earlierScoutText } from './rules.ts'

const now = tokyoMoment('2026-11-28', '10:00')
const scout = (day: string, clock: string, isScheduled = false) =>
  earlierScoutText({ familyName: '高橋', sentAt: tokyoMoment(day, clock), isScheduled }, now)

test('a colleague’s scout is told with its sender and time', () => {
  expect(scout('2026-11-28', '04:45')).toBe('高橋さんが今日04:45に送っています。')
  expect(scout('2026-11-20', '18:05')).toBe('高橋さんが11月20日(金) 18:05に送っています。')
  expect(scout('2026-11-30', '08:00', true)).toBe('高橋さんが11月30日(月) 08:00に届くように送信を予約しています。')
})
