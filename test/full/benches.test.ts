import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'yoake-benches-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Each at its smallest size: it runs to its end, and what it measures here tells nothing. */
const benches: Record<string, string[]> = {
  api: [],
  assessment: ['--students', '10', '--seconds', '5', '--pace', '1'],
  companies: ['--companies', '300', '--times', '2', '--data-dir', join(folder, 'companies')],
  lighthouse: ['--runs', '1'],
  morning: ['--candidates', '400', '--companies', '8', '--minutes', '1', '--data-dir', join(folder, 'morning')],
  pages: ['--rounds', '2', '--visits', '1', '--only', 'company landing'],
  replicas: ['--candidates', '10000', '--seconds', '1', '--data-dir', join(folder, 'replicas')],
  search: ['--candidates', '10000', '--http-rounds', '1', '--data-dir', join(folder, 'search')],
  'simulate-assessment': ['--students', '500', '--scored', '20'],
  'simulate-experiments': ['--runs', '100'],
  threads: ['--times', '2', '--data-dir', join(folder, 'threads')],
  'under-load': ['--clients', '5', '--seconds', '1', '--soak', '0', '--guests', '0,5'],
}

test('every bench is run', () => {
  const parts = ['child-processes.ts', 'demo-product.ts', 'load.ts', 'page-vitals.ts', 'ready.ts']
  const files = readdirSync('bench').filter((name) => name.endsWith('.ts') && !parts.includes(name))
  expect(Object.keys(benches).map((name) => `${name}.ts`)).toEqual(files.toSorted())
})

test.each(Object.entries(benches))('%s runs to its end', { timeout: 900_000 }, async (name, options) => {
  const run = promisify(execFile)(process.execPath, [`bench/${name}.ts`, ...options], { maxBuffer: 64 * 1024 * 1024 })
  const failure = await run.then(
    () => null,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}\n${stderr}`.slice(-4_000),
  )
  expect(failure).toBeNull()
})
