import { readdirSync, writeSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CommandAnswer, CommandQuestion } from './asked-commands.ts'

// Answers questions to commands one after another, in one process: what they import is read once for all of them. A
// command ends by `process.exit`, which ends its program here and not the process.

const longestMs = 60_000
const way = new URL('../scripts/run.mjs', import.meta.url).href
const exit = process.exit.bind(process)
const usual = { ...process.env }
const dataDir = usual['DATA_DIR'] ?? ''
let number = 0
let answer: CommandAnswer = { code: null, out: '', err: '', made: [] }

class Ended extends Error {}
/** The exit code of a program that comes to its end by itself. */
const codeOfEnd = (): number => Number(process.exitCode ?? 0)

process.exit = (code) => {
  answer.code ??= Number(code ?? codeOfEnd())
  throw new Ended()
}
for (const [stream, name] of [
  [process.stdout, 'out'],
  [process.stderr, 'err'],
] as const)
  stream.write = (text: string | Uint8Array) => {
    // Of a program that has ended nobody would have heard more.
    if (answer.code === null) answer[name] += String(text)
    return true
  }
// Each program adds listeners of its own.
process.setMaxListeners(0)
// Programs begin anew for each question; what they import does not.
registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context)
    const isProgram = context.parentURL?.startsWith(way) && resolved.url.startsWith('file:')
    return isProgram ? { ...resolved, url: `${resolved.url}?${number}` } : resolved
  },
})

async function ask(words: readonly string[]): Promise<CommandAnswer> {
  number += 1
  const before = readdirSync(dataDir)
  answer = { code: null, out: '', err: '', made: [] }
  process.env = { ...usual }
  process.exitCode = undefined
  process.argv = [process.execPath, way, ...words]
  const waiting = new AbortController()
  const late = sleep(longestMs, 'late', { signal: waiting.signal }).catch(() => undefined)
  const run = import(`${way}?${number}`).catch((error: unknown) => {
    if (!(error instanceof Ended)) answer.err += String(error)
  })
  const isLate = (await Promise.race([run, late])) === 'late'
  waiting.abort()
  answer.code ??= isLate ? null : codeOfEnd()
  return {
    ...answer,
    err: isLate ? `${answer.err}still running` : answer.err,
    made: readdirSync(dataDir).filter((entry) => !before.includes(entry)),
  }
}

const questions = JSON.parse(process.argv[2] ?? '[]') as CommandQuestion[]
const answers: CommandAnswer[] = []
for (const words of questions) answers.push(await ask(words))
writeSync(1, JSON.stringify(answers))
exit(0)
