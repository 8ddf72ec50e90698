import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Seconds of each test file: of the last run here (not in git), and of the long ones for a fresh clone. */
export const lastTimes = '.cache/test-times.json'
export const timesOfFreshClone = 'test/long-files.json'

/** Seconds by test file, as far as they are known here. */
export const readTimes = (): Record<string, number> => ({ ...read(timesOfFreshClone), ...read(lastTimes) })

const read = (path: string) =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>) : {}

export type RetriedTest = { file: string; test: string; tries: number; isPassed: boolean; error: string }
export type RunReport = {
  passed: number
  failed: number
  files: { file: string; project: string; seconds: number }[]
  retried: RetriedTest[]
}

/** Keeps the times of files for the order of the next run, and writes what `npm test` tells at its end to RUN_REPORT. */
export class TimesAndRetries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const files = modules.map((module) => ({
      file: pathOf(module),
      project: module.project.name,
      seconds: secondsOf(module),
    }))
    keepTimes(files)
    const report = process.env['RUN_REPORT']
    if (!report) return
    const tests = modules.flatMap((module) => [...module.children.allTests()].map((test) => ({ module, test })))
    const stateOf = ({ test }: (typeof tests)[number]) => test.result().state
    const told: RunReport = {
      passed: tests.filter((each) => stateOf(each) === 'passed').length,
      // A file that could not even be loaded is a failure without a test.
      failed:
        tests.filter((each) => stateOf(each) === 'failed' || stateOf(each) === 'pending').length +
        modules.filter((module) => !module.ok() && ![...module.children.allTests('failed')].length).length,
      files,
      retried: tests.flatMap(({ module, test }) => {
        const retries = test.diagnostic()?.retryCount ?? 0
        return retries === 0
          ? []
          : {
              file: pathOf(module),
              test: test.fullName,
              tries: retries + 1,
              isPassed: test.result().state === 'passed',
              error: firstError(test),
            }
      }),
    }
    writeFileSync(report, JSON.stringify(told))
  }
}

/** Includes the difference, which says more than the message alone. */
function firstError(test: TestCase) {
  const { message = 'no error was kept', diff = '' } = test.result().errors?.[0] ?? {}
  return stripVTControlCharacters(`${message}\n${diff}`).trim()
}

const pathOf = ({ moduleId }: TestModule) => relative(process.cwd(), moduleId)

function secondsOf(module: TestModule) {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic()
  const milliseconds = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration
  return Math.round(milliseconds / 10) / 100
}

function keepTimes(files: RunReport['files']) {
  const now = Object.fromEntries(files.map(({ file, seconds }) => [file, seconds]))
  mkdirSync(dirname(lastTimes), { recursive: true })
  writeFileSync(lastTimes, JSON.stringify({ ...read(lastTimes), ...now }))
}
