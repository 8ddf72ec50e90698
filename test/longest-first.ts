import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { lastTimes, timesOfFreshClone } from './run-report.ts'

/** A long file that begins last is waited for alone: the times are those of the last run here, or the committed ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const seconds: Record<string, number> = { ...read(timesOfFreshClone), ...read(lastTimes) }
    const timeOf = ({ moduleId }: TestSpecification) => seconds[relative(process.cwd(), moduleId)] ?? 0
    return (await super.sort(files)).toSorted((a, b) => timeOf(b) - timeOf(a))
  }
}

const read = (path: string) =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>) : {}
