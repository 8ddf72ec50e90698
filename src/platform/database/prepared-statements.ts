import { createHash } from 'node:crypto'
import type pg from 'pg'

const names = new Map<string, string>()

/** Marks a statement that repeats with other values only, so that connections prepare it under a name. */
export function prepareByName(text: string) {
  // The name is a hash of the text: on every connection, one name means one statement.
  names.set(text, `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`)
}

/**
 * Lets a new connection prepare marked statements by name. Not for connections through a pooler, where the next
 * statement may meet a session without these names.
 */
export function allowPreparedStatements(client: pg.ClientBase) {
  const ask = client.query.bind(client) as (...queryArguments: unknown[]) => unknown
  client.query = ((...queryArguments: unknown[]) => {
    const [text, values, ...rest] = queryArguments
    const name = typeof text === 'string' ? names.get(text) : undefined
    return name === undefined ? ask(...queryArguments) : ask({ name, text, values }, ...rest)
  }) as typeof client.query
}
