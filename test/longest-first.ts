import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { readTimes } from '../scripts/test-report.ts'

// A worker is kept only for a next file of the same project, so those of a project follow each other.
const order = ['full', 'e2e', 'kit', 'pages', 'database', 'jsx', 'unit']

/** A long file that begins last is waited for alone: the times are those of the last run here, or the committed ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const times = readTimes()
    const secondsOf = ({ moduleId }: TestSpecification) => times[relative(process.cwd(), moduleId)] ?? 0
    const placeOf = ({ project }: TestSpecification) => order.indexOf(project.name)
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b) || secondsOf(b) - secondsOf(a))
  }
}
