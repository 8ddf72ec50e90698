import { createHash } from 'node:crypto'
import type pg from 'pg'

const names = new Map<string, string>()

/** Marks a statement that repeats with other values only, so that connections keep its plan under a name. */
export function keepStatement(text: string) {
  // The name comes from the text: behind any connection, one name means one statement.
  names.set(text, `kept_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`)
}

/**
 * Lets a new connection prepare such statements by name. Behind a pooler the next statement may meet another session,
 * which knows none of the names: a pooler gives out a process number of its own, and statements stay without a name.
 */
export async function keepStatements(client: pg.ClientBase) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (rows[0]?.pid !== (client as pg.ClientBase & { processID?: number }).processID) return
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  client.query = ((...given: unknown[]) => {
    const [text, values, ...rest] = given
    const name = typeof text === 'string' ? names.get(text) : undefined
    return name === undefined ? ask(...given) : ask({ name, text, values }, ...rest)
  }) as typeof client.query
}
