import type { FileReport } from './test-report.ts'

export type StepTime = { name: string; seconds: number }

const line = (seconds: number, text: string) => `${seconds.toFixed(1).padStart(7)} s  ${text}`

export function slowestFiles(files: readonly FileReport[]) {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 15)
  if (slowest.length === 0) return ''
  const all = files.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    `\nThe slowest of ${files.length} test files (${Math.round(all)} s in all, side by side)`,
    ...slowest.map(({ file, seconds }) => line(seconds, file)),
  ].join('\n')
}

export const faultsOf = (files: readonly FileReport[]) =>
  files.flatMap(({ file, faults }) => faults.map((fault) => ({ file, ...fault })))

export const stepTimes = (steps: StepTime[]) =>
  ['\nSteps', ...steps.map(({ name, seconds }) => line(seconds, name))].join('\n')
