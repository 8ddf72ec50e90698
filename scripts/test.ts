import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCommandLine } from '#platform/command-line.ts'
import type { FileReport } from './test-report.ts'
import { faultsOf, slowestFiles, stepTimes, type StepTime } from './test-summary.ts'

type Step = { name: string; run: () => Promise<void> }

const { words } = readCommandLine({
  usage: 'npm test, npm run test:full',
  about: 'Every check of the product; the full run also asks what is asked rarely, at full length.',
  words: 1,
})
/** `npm run test:full`: also what is asked rarely, at full length and at every width (test/full-run.ts). */
const isFull = words.includes('full')
const folder = mkdtempSync(join(tmpdir(), 'yoake-report-'))
const reports: FileReport[] = []
const times: StepTime[] = []
const environment: Record<string, string | undefined> = {
  ...process.env,
  // All workers ask the shares of one day; a day given by hand is asked again.
  ...(isFull ? { FULL_RUN: 'on' } : { DAY_OF_RUN: process.env['DAY_OF_RUN'] ?? today() }),
  NODE_ENV: 'test',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
  PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env['PATH']}`,
  // The linter and the type checker hold one tree until they end: a quarter of their time was clearing up on the way.
  GOGC: process.env['GOGC'] ?? '400',
}

/** They need nothing of each other and fill both cores; the longer ones go on beside the tests. */
const checks: Step[] = [
  { name: 'lint', run: tool('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'format', run: tool('oxfmt', '--check') },
  { name: 'generated files', run: tool('node', 'scripts/check-generated.ts', ...(isFull ? ['--anew'] : [])) },
  {
    name: 'types',
    // Every checker works out anew what files share; beside the linter no core is free for a second one.
    run: async () => (await tool('react-router', 'typegen')(), tool('tsc', '--noEmit', '--checkers', '1')()),
  },
]
/** The pages and the browser of the tests. A missing browser is downloaded here, so that no test waits for it. */
const preparations: Step[] = [
  { name: 'build', run: tool('node', 'scripts/build.ts') },
  { name: 'browser', run: findBrowser },
]
/** All projects in one run, which begins one PostgreSQL and ends once with an idle core. */
const testing: Step = {
  name: 'tests',
  run: tests('unit', 'jsx', 'database', 'pages', 'kit', 'e2e', ...(isFull ? ['full'] : [])),
}
const engines: Step = { name: 'engines', run: tool('vitest', 'run', '--config', 'test/engines/vitest.config.ts') }

const started = Date.now()
const checked = passAll(checks)
const tested = (await passAll(preparations)) && (await timed(testing)) && (!isFull || (await timed(engines)))
const failed = !((await checked) && tested)
rmSync(folder, { recursive: true, force: true })
const passed = reports.reduce((sum, file) => sum + file.passed, 0)
// A check that failed outside the tests must not read as "0 failed".
const failures = Math.max(faultsOf(reports).length, failed ? 1 : 0)
print([slowestFiles(reports), stepTimes(times)].join('\n'))
print(`\n${failed ? 'Failed' : 'All steps passed'} after ${seconds(started)}`)
print(
  `${passed} passed, ${failures} failed${isFull ? '' : `, of the shares of DAY_OF_RUN=${environment['DAY_OF_RUN']}`}`,
)
process.exitCode = failed ? 1 : 0

/** Days since 1970. */
function today() {
  return String(Math.floor(Date.now() / 86_400_000))
}

/** Whether all of them pass, side by side; each says so when it ends. */
async function passAll(steps: readonly Step[]): Promise<boolean> {
  return (await Promise.all(steps.map(timed))).every(Boolean)
}

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

/** A run without a report has failed, also when its output looks fine. */
function tests(...projects: string[]) {
  return async () => {
    const report = join(folder, 'report.json')
    const named = projects.flatMap((project) => ['--project', project])
    const { code } = await start('vitest', ['run', ...named], 'inherit', { RUN_REPORT: report })
    if (!existsSync(report)) throw new Error('vitest left no report: see above')
    reports.push(...(JSON.parse(readFileSync(report, 'utf8')) as FileReport[]))
    if (code !== 0 || faultsOf(reports).length > 0) throw new Error('see above')
  }
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
