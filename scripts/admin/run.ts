import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openDatabaseServer } from '#platform/database-server.ts'
import { openDatabase } from '#platform/db.ts'
import { readEnv } from '#platform/env.ts'
import { withRequestId } from '#platform/log.ts'
import { StartRefused } from '#platform/start-refused.ts'
import { askAsOperator } from './ask.ts'
import type { Act } from './act.ts'
import { acts } from './acts.ts'
import { helpOf, helpOfAll } from './help.ts'

/** 0: done. 1: refused, with a code. 2: the words were not understood. 3: it could not be tried. */
export const exitCodes = { done: 0, refused: 1, usage: 2, failed: 3 } as const

type Streams = {
  env: NodeJS.ProcessEnv
  out: (text: string) => void
  err: (text: string) => void
}

const common = {
  as: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Runs one act of the operator and returns the exit code. */
export async function runAdmin(words: string[], { env, out, err }: Streams): Promise<number> {
  const found = findAct(words)
  if (!found || words.includes('--help') || words.includes('-h')) {
    const isAsked = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '') || found !== undefined
    ;(isAsked ? out : err)(found ? helpOf(found.act) : helpOfAll())
    return isAsked ? exitCodes.done : exitCodes.usage
  }
  try {
    const { act, rest } = found
    const { positionals, values } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: { ...common, ...act.options },
    })
    const given: Record<string, unknown> = values
    const isJson = values.json
    if (!values.as) throw new Usage('--as MAIL: name the operator who acts')
    const variables = variablesOf(act, positionals, given)
    const answer = await ask(env, values.as, act, variables)
    if (answer.refused) {
      const { isFailure, ...refused } = answer.refused
      out(isJson ? JSON.stringify({ ok: false, ...refused }) : tellRefusal(refused))
      return isFailure ? exitCodes.failed : exitCodes.refused
    }
    out(isJson ? JSON.stringify({ ok: true, data: answer.data }, null, 2) : act.tell(answer.data))
    return exitCodes.done
  } catch (error) {
    return tellError(error, err)
  }
}

class Usage extends Error {}

function findAct(words: readonly string[]) {
  const [noun = '', verb = '', ...rest] = words
  const act = acts[`${noun} ${verb}`]
  return act && { act, rest }
}

function variablesOf(act: Act, positionals: readonly string[], given: Record<string, unknown>) {
  const missing = act.words.filter(({ isOptional }, at) => !isOptional && positionals[at] === undefined)
  const tooMany = positionals.slice(act.words.length)
  if (missing.length > 0) throw new Usage(`missing: ${missing.map(({ name }) => name).join(' ')}\n\n${helpOf(act)}`)
  if (tooMany.length > 0) throw new Usage(`not understood: ${tooMany.join(' ')}\n\n${helpOf(act)}`)
  const byName = Object.fromEntries(act.words.map(({ name }, at) => [name, positionals[at]]))
  const wanted = (act.needs ?? []).filter((name) => given[name] === undefined)
  if (wanted.length > 0) throw new Usage(`missing: ${wanted.map((name) => `--${name}`).join(' ')}\n\n${helpOf(act)}`)
  return act.variables({ ...given, ...byName } as Record<string, string | undefined>)
}

async function ask(env: NodeJS.ProcessEnv, mail: string, act: Act, variables: Record<string, unknown>) {
  const settings = readEnv(env)
  const server = await openDatabaseServer(settings)
  try {
    const database = openDatabase(server.url)
    try {
      const requestId = `cli-${randomBytes(9).toString('base64url')}`
      return await withRequestId(requestId, () =>
        askAsOperator(database.db, { mail, act, variables, requestId, env: settings }),
      )
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}

type Refused = { code: string; message: string; fields?: { path: string; message: string }[] }

const tellRefusal = ({ code, message, fields = [] }: Refused) =>
  [`${message}（${code}）`, ...fields.map((field) => `  ${field.path}: ${field.message}`)].join('\n')

function tellError(error: unknown, err: (text: string) => void) {
  const isUsage = error instanceof Usage || (error instanceof TypeError && 'code' in error)
  err(isUsage || error instanceof StartRefused ? error.message : String(error))
  return isUsage ? exitCodes.usage : exitCodes.failed
}
