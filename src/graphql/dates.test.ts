import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownApp, type TestClient } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { seeded } from '#test/seeded.ts'
import { dateScalar, dateTimeScalar, mistakeInDate } from './dates.ts'

const app = ownApp()
let recruiter: TestClient
beforeAll(async () => {
  recruiter = app.as((await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })).viewer)
})

const two = (number: number) => String(number).padStart(2, '0')
const any = fc.record({
  year: fc.integer({ min: 1000, max: 9999 }),
  month: fc.integer({ min: 0, max: 13 }),
  day: fc.integer({ min: 0, max: 32 }),
  hour: fc.integer({ min: 0, max: 25 }),
  minute: fc.integer({ min: 0, max: 61 }),
  second: fc.option(fc.integer({ min: 0, max: 61 })),
  zone: fc.constantFrom('Z', '+09:00', '-05:30', ''),
})
// Temporal has a calendar of its own, without the 30th of February, the 29th in 2100, 24:00 and second 60.
const isPlain = (read: () => unknown) => {
  try {
    read()
    return true
  } catch {
    return false
  }
}

describe('§9 days and moments', () => {
  test('every day of the calendar and no other is a Date', () => {
    fc.assert(
      fc.property(any, ({ year, month, day }) => {
        const isDay = isPlain(() => Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }))
        expect(mistakeInDate('Date', `${year}-${two(month)}-${two(day)}`) === null).toBe(isDay)
      }),
      { numRuns: 3000, ...seeded() },
    )
  })

  test('every moment with its zone and no other is a DateTime, and is the moment it says', () => {
    fc.assert(
      fc.property(any, ({ year, month, day, hour, minute, second, zone }) => {
        const time = `${two(hour)}:${two(minute)}${second === null ? '' : `:${two(second)}`}`
        const text = `${year}-${two(month)}-${two(day)}T${time}${zone}`
        const fields = { year, month, day, hour, minute, second: second ?? 0 }
        const isMoment = zone !== '' && isPlain(() => Temporal.PlainDateTime.from(fields, { overflow: 'reject' }))
        expect(mistakeInDate('DateTime', text) === null, text).toBe(isMoment)
        if (isMoment)
          expect(dateTimeScalar.parseValue(text).getTime()).toBe(Temporal.Instant.from(text).epochMilliseconds)
      }),
      { numRuns: 5000, ...seeded() },
    )
  })

  test('§9 the same hour in Tokyo and in UTC is one moment', () => {
    const tokyo = dateTimeScalar.parseValue('2026-12-10T10:00:00+09:00')
    expect(dateTimeScalar.serialize(tokyo)).toBe('2026-12-10T01:00:00.000Z')
    expect(dateScalar.parseValue('2028-02-29')).toBe('2028-02-29')
  })

  const create = `mutation($startAt: DateTime!, $endAt: DateTime!) {
    createSchedulingEvent(title: "説明会", schedulingDates: [{ startAt: $startAt, endAt: $endAt, capacity: 5 }]) { id } }`
  test.each(['2027-02-30T01:00:00Z', '2026-12-10T01:00:00', '2026-12-10', '1e13', '2026-12-10T01:00:00+9', '来週'])(
    '%s is refused at its place, and nothing is made',
    async (startAt) => {
      const { errors } = await recruiter.ask(create, { startAt, endAt: '2027-03-02T02:00:00Z' })
      expect(errors).toMatchObject([
        { code: 'invalid_input', fields: [{ path: 'schedulingDates.0.startAt', message: '日時が正しくありません' }] },
      ])
      expect(await app.db.selectFrom('schedulingDate').select('id').execute()).toEqual([])
    },
  )

  test('a day that does not exist is refused at its place', async () => {
    const query = 'query($day: Date!) { groupedSchedulingDates(startDate: $day, endDate: "2027-03-01") { date } }'
    const { errors } = await recruiter.ask(query, { day: '2027-02-29' })
    expect(errors).toMatchObject([
      { code: 'invalid_input', fields: [{ path: 'startDate', message: '日付が正しくありません' }] },
    ])
  })
})
