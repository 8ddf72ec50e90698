import { expect, test } from 'vitest'
import type { FileReport } from './test-report.ts'
import { faultsOf, triedTwice, withSecondTry } from './test-summary.ts'

const file = (name: string, passed: number, ...tests: string[]): FileReport => ({
  file: name,
  project: 'e2e',
  seconds: 1,
  passed,
  faults: tests.map((each) => ({ test: each, error: `${each} took too long` })),
})

const first = [file('one.test.ts', 3), file('two.test.ts', 1, 'books', 'cancels')]

test('files that were run again count by their second run; the summary keeps the first errors', () => {
  const second = [file('two.test.ts', 2, 'cancels')]
  const outcome = withSecondTry(first, second)
  expect(outcome.map(({ passed }) => passed)).toEqual([3, 2])
  expect(faultsOf(outcome)).toEqual([{ file: 'two.test.ts', test: 'cancels', error: 'cancels took too long' }])
  expect(triedTwice(first, second)).toBe(
    [
      '',
      'Tried twice: 2',
      '  passed at try 2: two.test.ts > books',
      '      books took too long',
      '  failed at try 2: two.test.ts > cancels',
      '      cancels took too long',
    ].join('\n'),
  )
})

test('a run without a second try says so, one without tests nothing', () => {
  expect(triedTwice(first, [])).toContain('No journey was tried twice')
  expect(triedTwice([], [])).toBe('')
})
