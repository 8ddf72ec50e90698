import { describe, expect, test } from 'vitest'
import { announcementOf, clockDuration, clockText, secondsLeft, serverClock } from './server-clock.ts'

const noon = Date.parse('2026-11-22T12:00:00Z')

describe('assessment 5.5 the time of the server on a device', () => {
  test.each([
    ['right', 0],
    ['an hour behind', -3_600_000],
    ['three years ahead', 3 * 365 * 86_400_000],
  ])('is the same on a clock that is %s', (_, wrong) => {
    let device = noon + wrong
    const clock = serverClock(() => device)
    expect(clock.now()).toBeNull()
    // The answer took two seconds, and the server read its clock half way.
    clock.sync('2026-11-22T12:00:01Z', device, device + 2000)
    device += 2000
    expect(clock.now()).toBe(noon + 2000)
    device += 60_000
    expect(clock.now()).toBe(noon + 62_000)
  })

  test('is asked again after a sleep, and after the clock was set', () => {
    let device = noon
    const clock = serverClock(() => device)
    const tickAfter = (ms: number) => {
      device += ms
      return clock.tick()
    }
    expect([tickAfter(1000), tickAfter(1040), tickAfter(3000)]).toEqual([false, false, false])
    expect(tickAfter(600_000)).toBe(true)
    expect(tickAfter(1000)).toBe(false)
    expect(tickAfter(-3_600_000)).toBe(true)
  })

  test.each([
    [462, '7:42', 'PT7M42S'],
    [60, '1:00', 'PT1M0S'],
    [0, '0:00', 'PT0M0S'],
    [1080, '18:00', 'PT18M0S'],
  ])('%i seconds read %s', (seconds, text, duration) => {
    expect([clockText(seconds), clockDuration(seconds)]).toEqual([text, duration])
  })

  test('ends at nought', () => {
    expect([secondsLeft(1500, 0), secondsLeft(1000, 0), secondsLeft(1000, 1001)]).toEqual([2, 1, 0])
  })

  test.each([
    [720, ''],
    [301, ''],
    [300, '残り5分です'],
    [61, '残り5分です'],
    [60, '残り1分です'],
    [1, '残り1分です'],
    [0, ''],
  ])('at %i seconds of twelve minutes a screen reader hears 「%s」', (seconds, said) => {
    expect(announcementOf(seconds, 720)).toBe(said)
  })
})
