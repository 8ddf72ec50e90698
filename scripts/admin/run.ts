import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { openDatabase } from '#platform/database/db.ts'
import { readEnv } from '#platform/env.ts'
import { withRequestId } from '#platform/log.ts'
import { StartRefused } from '#platform/start-refused.ts'
import { askAsOperator, NotCoerced } from './ask.ts'
import type { Act } from './act.ts'
import { helpOf } from './help.ts'
import { isJsonAsked, readWords, Usage } from './words.ts'

/** 0: done. 1: refused, with a code. 2: the words were not understood. 3: it could not be tried. */
export const exitCodes = { done: 0, refused: 1, usage: 2, failed: 3 } as const

type Streams = {
  env: NodeJS.ProcessEnv
  out: (text: string) => void
  err: (text: string) => void
}

/** Runs one act of the operator and returns the exit code. */
export async function runAdmin(words: string[], { env, out, err }: Streams): Promise<number> {
  const isJson = isJsonAsked(words)
  const refuse = (exitCode: number, refused: Refused, help?: string) => {
    if (isJson) out(JSON.stringify({ ok: false, ...refused }))
    else err([tellRefusal(refused, exitCode), ...(help ? [help] : [])].join('\n\n'))
    return exitCode
  }
  try {
    const command = readWords(words)
    if ('help' in command) {
      out(command.help)
      return exitCodes.done
    }
    const { act, mail, variables } = command
    const { data, refused: refusal } = await ask(env, mail, act, variables)
    if (refusal) {
      const { isFailure, ...refused } = refusal
      return refuse(isFailure ? exitCodes.failed : exitCodes.refused, refused)
    }
    out(isJson ? JSON.stringify({ ok: true, data }, null, 2) : act.tell(data))
    return exitCodes.done
  } catch (error) {
    if (error instanceof Usage) return refuse(exitCodes.usage, { code: 'usage', message: error.message }, error.help)
    const message = error instanceof StartRefused ? error.message : String(error)
    return refuse(exitCodes.failed, { code: 'failed', message })
  }
}

async function ask(env: NodeJS.ProcessEnv, mail: string, act: Act, variables: Record<string, unknown>) {
  const settings = readEnv(env)
  // Nothing is made in a folder that was mistyped.
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'postgres')))
    throw new StartRefused(
      `${settings.dataDir}: no database there; start the product first, or name its folder: DATA_DIR`,
    )
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
  } catch (error) {
    if (error instanceof NotCoerced) throw new Usage(error.message, helpOf(act))
    if (isWithoutTables(error)) throw new StartRefused('the database is empty: start the product first')
    throw error
  } finally {
    await server.stop()
  }
}

const isWithoutTables = (error: unknown) => error instanceof Error && 'code' in error && error.code === '42P01'

type Refused = { code: string; message: string; fields?: { path: string; message: string }[] }

const tellRefusal = ({ code, message, fields = [] }: Refused, exitCode: number) =>
  [
    exitCode === exitCodes.usage || code === 'failed' ? message : `${message}（${code}）`,
    ...fields.map((field) => `  ${field.path}: ${field.message}`),
  ].join('\n')
