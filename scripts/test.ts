import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileReport } from './test-report.ts'
import { faultsOf, slowestFiles, stepTimes, triedTwice, withSecondTry, type StepTime } from './test-summary.ts'

type Step = { name: string; run: () => Promise<void> }

const reports = mkdtempSync(join(tmpdir(), 'yoake-report-'))
const firstTry: FileReport[] = []
const secondTry: FileReport[] = []
const times: StepTime[] = []
/** More is a fault of the product, not of a busy machine. */
const maxFilesTriedTwice = 4
const environment: Record<string, string | undefined> = {
  ...process.env,
  NODE_ENV: 'test',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env['PATH']}`,
  // The linter and the type checker hold one tree until they end: a quarter of their time was clearing up on the way.
  GOGC: process.env['GOGC'] ?? '400',
}

/** Order of cost: what fails in seconds comes first. Each inner list runs side by side. */
const steps: Step[][] = [
  [
    { name: 'lint', run: tool('oxlint', '--type-aware', '--deny-warnings') },
    { name: 'format', run: tool('oxfmt', '--check') },
    { name: 'generated files', run: tool('graphql-codegen', '--check') },
    {
      name: 'types',
      // Every checker works out anew what files share; beside the linter no core is free for a second one.
      run: async () => (await tool('react-router', 'typegen')(), tool('tsc', '--noEmit', '--checkers', '1')()),
    },
  ],
  [
    { name: 'rules, unit and database tests', run: vitest('unit', 'jsx', 'database', 'mocking') },
    // A missing browser is downloaded here, beside the tests, as only the journeys need it.
    { name: 'browser', run: findBrowser },
    { name: 'pages', run: tool('node', 'scripts/build.ts') },
  ],
  [{ name: 'journeys', run: journeys }],
]

const started = Date.now()
let failed = false
for (const group of steps) {
  const results = await Promise.all(group.map(timed))
  failed = results.includes(false)
  if (failed) break
}
rmSync(reports, { recursive: true, force: true })
const outcome = withSecondTry(firstTry, secondTry)
const passed = outcome.reduce((sum, file) => sum + file.passed, 0)
// A check that failed outside the tests must not read as "0 failed".
const failures = Math.max(faultsOf(outcome).length, failed ? 1 : 0)
print([slowestFiles(outcome), triedTwice(firstTry, secondTry), stepTimes(times)].join('\n'))
print(`\n${failed ? 'Stopped at the first failure' : 'All steps passed'} after ${seconds(started)}`)
print(`${passed} passed, ${failures} failed`)
process.exitCode = failed ? 1 : 0

async function timed({ name, run }: Step): Promise<boolean> {
  const begun = Date.now()
  const trouble = await run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  times.push({ name, seconds: (Date.now() - begun) / 1000 })
  print(trouble === undefined ? `✓ ${name} (${seconds(begun)})` : `✗ ${name} (${seconds(begun)})\n${trouble}`)
  return trouble === undefined
}

function tool(name: string, ...args: string[]) {
  return async () => {
    const { code, output } = await start(name, args, 'pipe')
    if (code !== 0) throw new Error(`${name} ${args.join(' ')}\n${output}`)
  }
}

function vitest(...projects: string[]) {
  return async () => {
    const { isGood, files } = await runTests(projects)
    firstTry.push(...files)
    if (!isGood) throw new Error('see above')
  }
}

/**
 * A net for a busy machine that must stay empty. Files with a failed journey are run once more on new databases: a
 * journey alone, tried again, would find what its first try has written.
 */
async function journeys() {
  const first = await runTests(['pages', 'kit', 'e2e', 'full'])
  firstTry.push(...first.files)
  if (first.isGood) return
  const failing = first.files.filter(({ faults }) => faults.length > 0).map(({ file }) => file)
  if (failing.length === 0 || failing.length > maxFilesTriedTwice) throw new Error('see above')
  const second = await runTests(['pages', 'kit', 'e2e', 'full'], failing)
  secondTry.push(...second.files)
  if (!second.isGood || second.files.length < failing.length) throw new Error('see above')
}

/** A run without a report has failed, also when its output looks fine. */
async function runTests(projects: string[], files: string[] = []) {
  print(`\n— ${[...projects, ...files].join(', ')} —`)
  const report = join(reports, `${crypto.randomUUID()}.json`)
  const named = projects.flatMap((project) => ['--project', project])
  const { code } = await start('vitest', ['run', ...named, ...files], 'inherit', { RUN_REPORT: report })
  const found = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as FileReport[]) : null
  return { isGood: code === 0 && found !== null && faultsOf(found).length === 0, files: found ?? [] }
}

async function findBrowser() {
  const { browserLaunch } = await import('./browser.ts')
  // Both are looked for now, so that no journey waits for an installation.
  const whole = await browserLaunch('whole')
  const { executablePath, env } = await browserLaunch('shell')
  Object.assign(environment, {
    ...(executablePath === whole.executablePath && { CHROMIUM_PATH: executablePath }),
    FONTCONFIG_FILE: env['FONTCONFIG_FILE'],
    LD_LIBRARY_PATH: env['LD_LIBRARY_PATH'],
  })
}

function start(
  name: string,
  args: string[],
  output: 'pipe' | 'inherit',
  more: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const binary = name === 'node' ? process.execPath : join('node_modules/.bin', name)
  const child = spawn(binary, args, { stdio: ['ignore', output, output], env: { ...environment, ...more } })
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', stop)
      resolve({ code: code ?? 1, output: text })
    })
  })
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
