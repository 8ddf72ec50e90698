import { expect, test } from 'vitest'
import type { FileReport } from './test-report.ts'
import { faultsOf, slowestFiles, stepTimes } from './test-summary.ts'

const file = (name: string, seconds: number, ...tests: string[]): FileReport => ({
  file: name,
  project: 'e2e',
  seconds,
  passed: 1,
  faults: tests.map((each) => ({ test: each, error: `${each} took too long` })),
})

const reports = [file('one.test.ts', 3), file('two.test.ts', 4.25, 'books', 'cancels')]

test('each fault names its file', () =>
  expect(faultsOf(reports)).toEqual([
    { file: 'two.test.ts', test: 'books', error: 'books took too long' },
    { file: 'two.test.ts', test: 'cancels', error: 'cancels took too long' },
  ]))

test('the slowest file comes first; a run without tests has none', () => {
  expect(slowestFiles(reports)).toBe(
    '\nThe slowest of 2 test files (7 s in all, side by side)\n    4.3 s  two.test.ts\n    3.0 s  one.test.ts',
  )
  expect(slowestFiles([])).toBe('')
})

test('steps stand in the order in which they ended', () =>
  expect(stepTimes([{ name: 'lint', seconds: 24 }])).toBe('\nSteps\n   24.0 s  lint'))
