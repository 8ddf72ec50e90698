import type { RunReport } from './test-report.ts'

export type StepTime = { name: string; seconds: number }

const line = (seconds: number, text: string) => `${seconds.toFixed(1).padStart(7)} s  ${text}`

export function slowestFiles({ files }: RunReport) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 15)
  if (slowest.length === 0) return ''
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    `\nThe slowest of ${files.length} test files (${Math.round(all)} s in all, side by side)`,
    ...slowest.map(({ file, seconds }) => line(seconds, file)),
  ].join('\n')
}

/** A test that passes only at a second try is to be mended: its first error says why. */
export function retriedTests({ retried, files }: RunReport) {
  if (retried.length === 0) return files.length === 0 ? '' : '\nNo test was tried twice'
  return [
    `\nTried twice: ${retried.length}`,
    ...retried.map(
      ({ file, test, tries, isPassed, error }) =>
        `  ${isPassed ? 'passed' : 'failed'} at try ${tries}: ${file} > ${test}\n${indented(error)}`,
    ),
  ].join('\n')
}

export const stepTimes = (steps: StepTime[]) =>
  ['\nSteps', ...steps.map(({ name, seconds }) => line(seconds, name))].join('\n')

const indented = (text: string) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((each) => `      ${each}`)
    .join('\n')
