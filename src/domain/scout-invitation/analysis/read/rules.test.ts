import { expect, test } from 'vitest'
import { closedQuarter, quarterOf, readRateId, readRatesOf, type ReadCell } from './rules.ts'

const cell = (parts: Partial<ReadCell>): ReadCell => ({
  JOB: 'a',
  TEXT: 't',
  SENDER: 's',
  CONDITION: 'c',
  WHEN: '33',
  answered: 0,
  readUnanswered: 0,
  unread: 0,
  onHome: 0,
  ...parts,
})
const many = { answered: 10, readUnanswered: 12, unread: 18 }
/** As many as the home needs to be far from every row. */
const home = 500

test.each([
  ['2026-11-28', '2026-07-01', '2026-10-01', '2026-10-16'],
  ['2026-10-15', '2026-04-01', '2026-07-01', '2026-07-16'],
  ['2026-10-16', '2026-07-01', '2026-10-01', '2026-10-16'],
  ['2027-01-01', '2026-07-01', '2026-10-01', '2026-10-16'],
  ['2027-02-28', '2026-10-01', '2027-01-01', '2027-01-16'],
])('on %s the closed quarter is from %s to %s', (today, startsOn, endsOn, closesOn) => {
  expect(closedQuarter(today)).toEqual({ startsOn, endsOn, closesOn })
  expect(quarterOf(startsOn)).toBe(startsOn)
})

test('a row with thirty scouts and five on either side has a rate in steps of ten', () => {
  const rates = readRatesOf([cell({ ...many, WHEN: '33' })], home)
  expect(rates.get(readRateId('JOB', 'a'))).toBe(60)
})

test.each([
  { answered: 2, readUnanswered: 12, unread: 15 },
  { answered: 30, readUnanswered: 4, unread: 30 },
  { answered: 30, readUnanswered: 30, unread: 4 },
])('%j has no rate', (counts) => expect(readRatesOf([cell(counts)], home).get(readRateId('JOB', 'a'))).toBeNull())

test('two rows that differ by a few students have no rate, and others have theirs', () => {
  const rates = readRatesOf(
    [
      cell({ ...many }),
      // Three more students of the same job read another text.
      cell({ TEXT: 'u', readUnanswered: 1, unread: 2 }),
      cell({ JOB: 'b', TEXT: 'v', SENDER: 'z', CONDITION: 'd', WHEN: '34', ...many }),
    ],
    home,
  )
  expect(rates.get(readRateId('JOB', 'a'))).toBeNull()
  expect(rates.get(readRateId('TEXT', 't'))).toBeNull()
  expect(rates.get(readRateId('JOB', 'b'))).toBe(60)
  expect(rates.get(readRateId('TEXT', 'v'))).toBe(60)
})

test('a row that is nearly all scouts has no rate', () => {
  const rates = readRatesOf(
    [cell({ ...many }), cell({ JOB: 'b', TEXT: 'u', SENDER: 'z', CONDITION: 'd', WHEN: '34', unread: 1 })],
    home,
  )
  expect(rates.get(readRateId('JOB', 'a'))).toBeNull()
})

test('a row that is nearly what the home counts has no rate', () => {
  const counts = { ...many, onHome: 30 }
  expect(readRatesOf([cell(counts)], 31).get(readRateId('JOB', 'a'))).toBeNull()
  expect(readRatesOf([cell(counts)], 30).get(readRateId('JOB', 'a'))).toBe(60)
  expect(readRatesOf([cell(counts)], 40).get(readRateId('JOB', 'a'))).toBe(60)
})

test('no two rates of any division differ by one to nine students without an answer', () => {
  // Every pair of rows with a rate is far apart, whatever the cells are.
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 200; round += 1) {
    const cells = Array.from({ length: 1 + next(6) }, () =>
      cell({
        JOB: `j${next(2)}`,
        TEXT: `t${next(3)}`,
        SENDER: `s${next(2)}`,
        CONDITION: `c${next(3)}`,
        WHEN: `${next(3)}`,
        answered: next(20),
        readUnanswered: next(14),
        unread: next(14),
      }),
    )
    const rates = readRatesOf(cells, home)
    const ids = [...rates].filter(([, rate]) => rate !== null).map(([id]) => id)
    const membersOf = (id: string) =>
      new Set(
        cells.flatMap((one, at) => {
          const isIn = (['JOB', 'TEXT', 'SENDER', 'CONDITION', 'WHEN'] as const).some(
            (by) => readRateId(by, one[by]) === id,
          )
          return isIn ? Array.from({ length: one.readUnanswered + one.unread }, (_, student) => `${at} ${student}`) : []
        }),
      )
    for (const one of ids)
      for (const other of ids) {
        const apart = membersOf(one).symmetricDifference(membersOf(other)).size
        expect(apart === 0 || apart >= 10).toBe(true)
      }
  }
})
