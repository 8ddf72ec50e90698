import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askCommands, typeCommand, type CommandAnswer } from './asked-commands.ts'

// Every command of package.json explains itself and refuses what it does not know, before it does anything. What has
// cost a backup named --help is asked of the programs themselves.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const names = Object.keys(scripts)
const questions = ['--help', '--no-such-option']
// The program of a command that other programs import knows itself by its address, which is another one in the host.
const isTyped = (name: string) => name === 'build'

const dataDir = mkdtempSync(join(tmpdir(), 'yoake-commands-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const lineOf = (name: string, typed: string) => `${scripts[name]} ${typed}`
const answers = new Map<string, CommandAnswer>()
const answerOf = (name: string, typed: string) => {
  const answer = answers.get(lineOf(name, typed))
  if (!answer) throw new Error(`nobody asked: ${lineOf(name, typed)}`)
  return answer
}
beforeAll(async () => {
  const hosted = questions.flatMap((typed) => names.filter((name) => !isTyped(name)).map((name) => lineOf(name, typed)))
  const words = hosted.map((line) => line.split('run.mjs ')[1]?.split(' ') ?? [])
  for (const [at, answer] of (await askCommands(words, dataDir)).entries()) answers.set(String(hosted[at]), answer)
  for (const line of questions.flatMap((typed) => names.filter(isTyped).map((name) => lineOf(name, typed))))
    answers.set(line, await typeCommand(line, dataDir))
})

test('all commands go through the one way', () => {
  const others = Object.entries(scripts).filter(
    ([, script]) => !/^(?:exec )?node scripts\/run\.mjs [^&|;]+$/.test(script),
  )
  expect(others).toEqual([])
})

test.each(names)('%s explains itself and does nothing else', (name) => {
  const { out, ...rest } = answerOf(name, '--help')
  expect(rest).toEqual({ code: 0, err: '', made: [] })
  const [usage = '', ...about] = out.trimEnd().split('\n')
  expect(usage).toMatch(/^npm (?:run|start|test)/)
  expect(about.join(' ')).toMatch(/\w.*\./)
})

test.each(names)('%s refuses an option that it does not know', (name) => {
  const { err, ...rest } = answerOf(name, '--no-such-option')
  expect(rest).toEqual({ code: 2, out: '', made: [] })
  expect(err).toContain('--no-such-option')
})

// A program that writes, one that stays, and a chain of tools.
test.each(['backup', 'start', 'typecheck'])('%s answers the same in a process of its own', async (name) => {
  for (const typed of questions) expect(await typeCommand(lineOf(name, typed), dataDir)).toEqual(answerOf(name, typed))
})
