import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestModule } from 'vitest/node'

/** Seconds of each test file: of the last run here (not in git), and of the long ones for a fresh clone. */
export const lastTimes = '.cache/test-times.json'
export const timesOfFreshClone = 'test/long-files.json'

/** Seconds of the long test files, the same in every clone. */
export const committedTimes = (): Record<string, number> => read(timesOfFreshClone)

/** Seconds by test file, as far as they are known here. */
export const readTimes = (): Record<string, number> => ({ ...committedTimes(), ...read(lastTimes) })

const read = (path: string) =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>) : {}

export type Fault = { test: string; error: string }
export type FileReport = { file: string; project: string; seconds: number; passed: number; faults: Fault[] }

/** Keeps the times of files for the order of the next run, and writes what `npm test` tells at its end to RUN_REPORT. */
export class RunReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules.map(reportOf)
    keepTimes(files)
    const report = process.env['RUN_REPORT']
    if (report) writeFileSync(report, JSON.stringify(files))
  }
}

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()]
  const faults = tests
    .filter((test) => ['failed', 'pending'].includes(test.result().state))
    .map((test) => ({ test: test.fullName, error: firstOf(test.result().errors) }))
  return {
    file: relative(process.cwd(), module.moduleId),
    project: module.project.name,
    seconds: secondsOf(module),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    // A file that could not even be loaded is a failure without a test.
    faults: faults.length > 0 || module.ok() ? faults : [{ test: 'the file itself', error: firstOf(module.errors()) }],
  }
}

/** Includes the difference, which says more than the message alone. */
function firstOf(errors: readonly { message: string; diff?: string }[] = []) {
  const { message = 'no error was kept', diff = '' } = errors[0] ?? {}
  return stripVTControlCharacters(`${message}\n${diff}`).trim()
}

function secondsOf(module: TestModule) {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  const milliseconds = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration
  return Math.round(milliseconds / 10) / 100
}

function keepTimes(files: readonly FileReport[]) {
  const now = Object.fromEntries(files.map(({ file, seconds }) => [file, seconds]))
  mkdirSync(dirname(lastTimes), { recursive: true })
  writeFileSync(lastTimes, JSON.stringify({ ...read(lastTimes), ...now }))
}
