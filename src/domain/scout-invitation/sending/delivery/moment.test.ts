import { describe, expect, test } from 'vitest'
import { tokyoMoment } from '#ground/time/moment.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { deliveryMoments } from './moment.ts'
import { nextSendingMoment, sendAtMistake } from './rules.ts'

const at = (text: string) => tokyoMoment(text.slice(0, 10), text.slice(11))

describe('§4 scouts leave from 8:00 to 20:00 on working days and Saturdays', () => {
  test.each([
    ['a Friday at noon', '2026-11-20 12:00', '2026-11-20 12:00'],
    ['the first minute', '2026-11-20 08:00', '2026-11-20 08:00'],
    ['early', '2026-11-20 07:59', '2026-11-20 08:00'],
    ['the last minute', '2026-11-20 19:59', '2026-11-20 19:59'],
    ['a Friday evening: Saturday', '2026-11-20 20:00', '2026-11-21 08:00'],
    ['a Saturday', '2026-11-21 15:00', '2026-11-21 15:00'],
    ['a Saturday evening before a holiday: Tuesday', '2026-11-21 20:00', '2026-11-24 08:00'],
    ['a Sunday before a holiday', '2026-11-22 11:00', '2026-11-24 08:00'],
    ['a holiday in the week', '2027-02-11 11:00', '2027-02-12 08:00'],
    ['a holiday on a Saturday', '2028-04-29 11:00', '2028-05-01 08:00'],
    ['the turn of the year', '2026-12-28 20:00', '2027-01-04 08:00'],
    ['a Saturday at the turn of the year', '2027-01-02 11:00', '2027-01-04 08:00'],
    ['days of one holiday after another', '2026-05-02 20:00', '2026-05-07 08:00'],
  ])('%s', (_, pressed, leaves) => {
    expect(longDateTime(nextSendingMoment(at(pressed)))).toBe(longDateTime(at(leaves)))
  })

  test('a full week moves a scout to the first morning of each of the next weeks, at most 30 days on', () => {
    const moments = deliveryMoments(at('2026-11-17 12:00'), 'daytime')
    expect(moments.map(longDateTime)).toEqual([
      '2026年11月17日(火) 12:00',
      '2026年11月24日(火) 08:00',
      '2026年11月30日(月) 08:00',
      '2026年12月7日(月) 08:00',
      '2026年12月14日(月) 08:00',
    ])
  })
})

describe('states 1B.3 the time that a sender chooses', () => {
  const now = at('2026-11-17 12:00')
  test.each([
    ['tomorrow', '2026-11-18 10:00', null],
    ['the first minute of a Saturday', '2026-11-21 08:00', null],
    ['thirty days on', '2026-12-17 19:59', null],
    ['now', '2026-11-17 12:00', 'これからの日時を選んでください'],
    ['yesterday', '2026-11-16 12:00', 'これからの日時を選んでください'],
    ['thirty-one days on', '2026-12-18 10:00', '30日以内の日時を選んでください'],
    ['eight in the evening', '2026-11-18 20:00', expect.stringContaining('平日と土曜日の8:00〜20:00')],
    ['early in the morning', '2026-11-18 07:59', expect.stringContaining('平日と土曜日')],
    ['a Sunday', '2026-11-22 10:00', expect.stringContaining('平日と土曜日')],
    ['a holiday', '2026-11-23 10:00', expect.stringContaining('平日と土曜日')],
  ])('%s', (_, chosen, mistake) => expect(sendAtMistake(at(chosen), now)).toEqual(mistake))

  test.each(['2026-12-18 10:00', '2027-02-01 10:00', '9999-12-31 23:59'])('no moment is left at %s', (chosen) =>
    expect(deliveryMoments(now, 'daytime', at(chosen))).toEqual([]),
  )

  test('a full week moves it from the chosen time to the first morning of the next week', () =>
    expect(deliveryMoments(now, 'daytime', at('2026-11-19 10:00')).slice(0, 2).map(longDateTime)).toEqual([
      '2026年11月19日(木) 10:00',
      '2026年11月24日(火) 08:00',
    ]))
})
