import { committedTimes } from '../scripts/test-report.ts'
import { shareOfDay } from './full-run.ts'
import { filesOf, type Project } from './projects.ts'

/** Stories that no `npm test` leaves out: what a student and a company come for, and what nobody may see. */
const daily = [
  'company-life',
  'company-to-scout',
  'main-job',
  'other-company',
  'pipeline',
  'registration',
  'threads',
].map((name) => `test/e2e/${name}.test.ts`)

const days = 3

/** The files of a project that have their turn: `npm test` plays a third of the kit and of the side stories. */
export function filesInTurn(project: Project) {
  const files = filesOf(project)
  if (project !== 'kit' && project !== 'e2e') return files
  const { true: always = [], false: others = [] } = Object.groupBy(files, (file) => `${daily.includes(file)}`)
  const seconds = committedTimes()
  // Dealt out from the longest on, so that no day has all the long ones.
  const dealt = others.toSorted((a, b) => (seconds[b] ?? 0) - (seconds[a] ?? 0) || (a < b ? -1 : 1))
  return [...always, ...shareOfDay(dealt, days)]
}
