import { createHash } from 'node:crypto'
import type pg from 'pg'

const names = new Map<string, string>()

/** Marks a statement that repeats with other values only, so that connections prepare it under a name. */
export function prepareByName(text: string) {
  // The name is a hash of the text: on every connection, one name means one statement.
  names.set(text, `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`)
}

/**
 * Lets a new connection prepare marked statements by name. Behind a pooler the next statement may use another session
 * without these names: a pooler reports its own process number, and then statements stay unnamed.
 */
export async function allowPreparedStatements(client: pg.ClientBase) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (rows[0]?.pid !== (client as pg.ClientBase & { processID?: number }).processID) return
  const ask = client.query.bind(client) as (...queryArguments: unknown[]) => unknown
  client.query = ((...queryArguments: unknown[]) => {
    const [text, values, ...rest] = queryArguments
    const name = typeof text === 'string' ? names.get(text) : undefined
    return name === undefined ? ask(...queryArguments) : ask({ name, text, values }, ...rest)
  }) as typeof client.query
}
