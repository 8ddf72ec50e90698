import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shareOfDay } from './full-run.ts'

// Every command of package.json explains itself and refuses what it does not know, before it does anything. What has
// cost a backup named --help is asked of the real processes.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const isAskedRarely = (name: string) => /^(?:bench|simulate):/.test(name)
const all = Object.keys(scripts)
const names = [...all.filter((name) => !isAskedRarely(name)), ...shareOfDay(all.filter(isAskedRarely), 5)]

const dataDir = mkdtempSync(join(tmpdir(), 'yoake-commands-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function type(name: string, ...words: string[]) {
  const { promise, resolve } = Promise.withResolvers<{ code: number; out: string; err: string }>()
  const env = { ...process.env, DATA_DIR: join(dataDir, 'data'), npm_config_update_notifier: 'false' }
  execFile('sh', ['-c', `${scripts[name] ?? ''} ${words.join(' ')}`], { env }, (error, out, err) =>
    resolve({ code: error ? Number(error.code) : 0, out, err }),
  )
  return promise
}

test('all commands go through the one way', () => {
  const others = Object.entries(scripts).filter(
    ([, script]) => !/^(?:exec )?node scripts\/run\.mjs [^&|;]+$/.test(script),
  )
  expect(others).toEqual([])
})

test.each(names)('%s explains itself and does nothing else', { timeout: 60_000 }, async (name) => {
  const { code, out, err } = await type(name, '--help')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const [usage = '', ...about] = out.trimEnd().split('\n')
  expect(usage).toMatch(/^npm (?:run|start|test)/)
  expect(about.join(' ')).toMatch(/\w.*\./)
  expect(readdirSync(dataDir)).toEqual([])
})

test.each(names)('%s refuses an option that it does not know', { timeout: 60_000 }, async (name) => {
  const { code, out, err } = await type(name, '--no-such-option')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('--no-such-option')
  expect(readdirSync(dataDir)).toEqual([])
})
