import { describe, expect, test } from 'vitest'
import { checkCheckInCode, checkInStateAt, foldCheckInCode, hasCheckIn } from './rules.ts'

const at = (clock: string) => new Date(`2026-12-08T${clock}:00+09:00`)

describe('a door', () => {
  test.each([
    ['long', '13:00', '18:00', '11:59', 'EARLY'],
    ['long', '13:00', '18:00', '12:00', 'OPEN'],
    ['long', '13:00', '18:00', '15:00', 'OPEN'],
    ['long', '13:00', '18:00', '15:01', 'OVER'],
    ['short', '13:00', '14:00', '14:00', 'OPEN'],
    ['short', '13:00', '14:00', '14:01', 'OVER'],
  ])('of a %s event %s–%s at %s is %s', (_, startAt, endAt, now, state) =>
    expect(checkInStateAt({ startAt: at(startAt), endAt: at(endAt) }, at(now))).toBe(state),
  )
  test('of an internship is that of its first day', () => {
    const days = { startAt: at('10:00'), endAt: new Date('2026-12-12T17:00:00+09:00') }
    expect(checkInStateAt(days, at('12:00'))).toBe('OPEN')
    expect(checkInStateAt(days, at('12:01'))).toBe('OVER')
  })
  test('is at a place: neither an interview nor an event without one has it', () => {
    expect(hasCheckIn({ type: 'EVENT', location: '東京本社' })).toBe(true)
    expect(hasCheckIn({ type: 'EVENT', location: '' })).toBe(false)
    expect(hasCheckIn({ type: 'EVENT', location: 'オンライン（Zoom）' })).toBe(false)
    expect(hasCheckIn({ type: 'INTERVIEW', location: '東京本社' })).toBe(false)
  })
})

test('a code is typed in any width, with spaces or hyphens', () => {
  for (const text of ['012345', '０１２３４５', ' 012 345 ', '012-345']) {
    expect(foldCheckInCode(text)).toBe('012345')
    expect(checkCheckInCode(foldCheckInCode(text))).toBeNull()
  }
  for (const text of ['', '12345', '1234567', '12345a', '一二三四五六'])
    expect(checkCheckInCode(foldCheckInCode(text))).toMatchObject({ path: 'code' })
})
