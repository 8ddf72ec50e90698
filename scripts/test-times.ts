import { existsSync, writeFileSync } from 'node:fs'
import { readCommandLine } from '#platform/command-line.ts'
import { readTimes, timesOfFreshClone } from './test-report.ts'

readCommandLine({
  usage: 'npm run test:times',
  about: 'Writes the times of the last runs here to test/long-files.json.',
})
/** Shorter files go last in any order. */
const longSeconds = 1

const long = Object.entries(readTimes())
  .filter(([path, seconds]) => seconds >= longSeconds && existsSync(path))
  .map(([path, seconds]) => [path, Math.round(seconds)] as const)
  .toSorted(([, a], [, b]) => b - a)
writeFileSync(timesOfFreshClone, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`)
process.stdout.write(`${long.length} files of ${longSeconds} s and more → ${timesOfFreshClone}\n`)
