import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import type { FileReport } from './test-report.ts'
import { faultsOf } from './test-summary.ts'

// Plays the stories ten times, or as often as told, in another order each time, while every core is busy: what fails
// here fails one day on somebody's slow machine.
const [typedRounds = '10'] = readCommandLine({
  usage: 'npm run test:ten -- [ROUNDS]',
  about: 'Plays the stories ten times, or as often as told, while every core is busy; prints failures by test.',
  words: 1,
}).words
const rounds = wholeNumber('rounds', typedRounds, 1, 100)
const folder = mkdtempSync(join(tmpdir(), 'yoake-ten-'))
// They are threads of this process, so they end with it in any case.
const burning = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }))

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const failures = new Map<string, string[]>()
for (let round = 1; round <= rounds; round += 1) {
  const seed = Date.now()
  const started = performance.now()
  const { files, code } = await play(seed)
  const failedTests = faultsOf(files)
  // An error outside the tests fails the run without a failed test.
  const faults =
    failedTests.length > 0 || code === 0 ? failedTests : [{ file: 'vitest', test: 'the run itself', error: `${code}` }]
  for (const { file, test, error } of faults) {
    const name = `${file} > ${test}`
    failures.set(name, [...(failures.get(name) ?? []), `round ${round}, seed ${seed}: ${error}`])
  }
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  const seconds = Math.round((performance.now() - started) / 1000)
  print(`round ${round}, seed ${seed}: ${passed} passed, ${faults.length} failed, ${seconds} s`)
}
await Promise.all(burning.map((thread) => thread.terminate()))
rmSync(folder, { recursive: true })

for (const [name, errors] of failures)
  print(`\n${name}\n  failed in ${errors.length} of ${rounds} rounds\n  ${errors[0]?.replaceAll('\n', '\n  ')}`)
print(`\n${failures.size} stories failed in ${rounds} rounds`)
process.exitCode = failures.size > 0 ? 1 : 0

/** One run with its tests in an order of their own. */
async function play(seed: number) {
  const report = join(folder, `${seed}.json`)
  const order = ['--sequence.shuffle.tests', `--sequence.seed=${seed}`]
  const child = spawn('node_modules/.bin/vitest', ['run', '--project', 'e2e', '--silent', ...order], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Stories provoke errors, of which the servers would tell here.
    env: { ...process.env, NODE_ENV: 'test', LOG_LEVEL: 'fatal', RUN_REPORT: report },
  })
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  process.off('exit', stop)
  return { files: existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as FileReport[]) : [], code }
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
