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

/** A journey that passes only at a second try is to be mended: its first error says why. */
export function triedTwice(first: readonly FileReport[], second: readonly FileReport[]) {
  if (second.length === 0) return first.length === 0 ? '' : '\nNo journey was tried twice'
  const faults = faultsOf(first)
  const left = new Set(faultsOf(second).map(nameOf))
  return [
    `\nTried twice: ${faults.length}`,
    ...faults.map(
      (fault) =>
        `  ${left.has(nameOf(fault)) ? 'failed' : 'passed'} at try 2: ${nameOf(fault)}\n${indented(fault.error)}`,
    ),
  ].join('\n')
}

/** A file that was run again counts by its second run. */
export const withSecondTry = (first: readonly FileReport[], second: readonly FileReport[]) =>
  first.map(
    (report) => second.find(({ file, project }) => file === report.file && project === report.project) ?? report,
  )

export const faultsOf = (files: readonly FileReport[]) =>
  files.flatMap(({ file, faults }) => faults.map((fault) => ({ file, ...fault })))

const nameOf = ({ file, test }: { file: string; test: string }) => `${file} > ${test}`

export const stepTimes = (steps: StepTime[]) =>
  ['\nSteps', ...steps.map(({ name, seconds }) => line(seconds, name))].join('\n')

const indented = (text: string) =>
  text
    .split('\n')
    .slice(0, 12)
    .map((each) => `      ${each}`)
    .join('\n')
