import { committedTimes } from '../scripts/test-report.ts'
import { daysOfRound, isDay } from './full-run.ts'
import { filesOf, type Project } from './projects.ts'

/** Long files that no `npm test` leaves out: what everybody comes for, what nobody may see, and the rules of the house. */
export const daily: readonly string[] = [
  'src/domain/candidate-search/result-visibility.test.ts',
  'src/domain/candidate-search/visibility.test.ts',
  'test/e2e/main-job.test.ts',
  'test/e2e/other-company.test.ts',
  'test/every-mutation.test.ts',
  'test/house.test.ts',
  'test/roles.test.ts',
]

/** Seconds from which on a file is long: a third of the files, and nine tenths of the time. */
const longFrom = 1

/** The files of a project that have their turn: `npm test` asks a quarter of the long ones, and all others. */
export function filesInTurn(project: Project, today = isDay) {
  const files = filesOf(project)
  if (project === 'full') return files
  const days = dayOfFile()
  return files.filter((file) => {
    const day = days.get(file)
    return day === undefined || today(day)
  })
}

/** Dealt out from the longest on, there and back, so that the days of a round are of one length. */
function dayOfFile() {
  const there = Array.from({ length: daysOfRound }, (_, day) => day)
  const order = [...there, ...there.toReversed()]
  const long = Object.entries(committedTimes())
    .filter(([file, seconds]) => seconds >= longFrom && !daily.includes(file) && !file.startsWith('test/full/'))
    .toSorted(([one, seconds], [other, others]) => others - seconds || (one < other ? -1 : 1))
  return new Map(long.map(([file], at) => [file, order[at % order.length] ?? 0]))
}
