import { expect, test } from 'vitest'
import { analysisDimensions } from '../rules.ts'
import { readAnalysisAddress, writeAnalysisAddress } from './rules.ts'

const read = (query: string, today = '2026-11-28') =>
  readAnalysisAddress(new URLSearchParams(query), today, analysisDimensions)

test.each([
  ['', '2026-08-31', '2026-11-28'],
  ['period=4w', '2026-11-01', '2026-11-28'],
  ['period=season', '2026-04-01', '2026-11-28'],
  ['period=own&from=2026-05-01&to=2026-05-31', '2026-05-01', '2026-05-31'],
])('%s counts from %s to %s', (query, from, to) => expect(read(query)).toMatchObject({ from, to, mistake: null }))

test('a season begins in April, also before it', () => {
  expect(read('period=season', '2027-03-31').from).toBe('2026-04-01')
  expect(read('period=season', '2027-04-01').from).toBe('2027-04-01')
})

test.each(['', 'from=2026-05-01', 'from=2026-05-02&to=2026-05-01', 'from=2025-01-01&to=2026-11-28', 'from=x&to=y'])(
  'the own period "%s" has a mistake',
  (query) => expect(read(`period=own&${query}`).mistake).not.toBeNull(),
)

test('an address is read back as it was written, and strange words are dropped', () => {
  const query = 'period=own&from=2026-05-01&to=2026-05-31&by=sender&job=a'
  const written = writeAnalysisAddress(read(query))
  expect(
    new URLSearchParams(Object.entries(written).flatMap(([key, word]) => (word ? [[key, word]] : []))).toString(),
  ).toBe(query)
  expect(read('period=ever&by=name')).toMatchObject({ period: '90d', by: 'JOB', jobId: null })
})
