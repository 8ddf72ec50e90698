import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A statement is prepared by name from its third run in this process on; one that is built only now and then is not. */
const runsBeforeName = 2
/** Each connection keeps a plan for each name: some 50 kB of PostgreSQL's memory. */
const mostNames = 600
/** Statements of an insert with a thousand rows are not worth counting. */
const longestText = 20_000

const names = new Map<string, string>()
let runs = new Map<string, number>()

/** Marks a statement as one that repeats, so that connections prepare it under a name from its first run on. */
export function prepareByName(text: string) {
  // The name is a hash of the text: on every connection, one name means one statement.
  names.set(text, `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`)
}

function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= mostNames || text.length > longestText) return name
  const count = (runs.get(text) ?? 0) + 1
  if (count > runsBeforeName) {
    runs.delete(text)
    prepareByName(text)
    return names.get(text)
  }
  if (runs.size > 5_000) runs = new Map()
  runs.set(text, count)
  return undefined
}

/** Whether its columns may be others after a migration, when PostgreSQL refuses the plan it has kept. */
const takesAllColumns = (text: string) => /(?:\.|select |returning )\*/.test(text)

const isOutdatedPlan = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan')

/**
 * Lets a new connection prepare by name what repeats with other values only. Not for connections through a pooler, where
 * the next statement may meet a session without these names.
 */
export function allowPreparedStatements(client: pg.ClientBase) {
  const ask = client.query.bind(client) as (...queryArguments: unknown[]) => unknown
  /** Counts the migrations that this connection has met. */
  let generation = 0
  client.query = ((...queryArguments: unknown[]) => {
    const [text, values, ...rest] = queryArguments
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return ask(...queryArguments)
    const isInTransaction = client.getTransactionStatus() !== 'I'
    const allColumns = takesAllColumns(text)
    // A statement that fails inside a transaction cannot be asked again.
    const name = isInTransaction && allColumns ? undefined : nameOf(text)
    if (name === undefined) return ask(...queryArguments)
    const answer = ask({ name: generation === 0 ? name : `${name}_${generation}`, text, values }, ...rest)
    if (!allColumns || !(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      if (!isOutdatedPlan(error)) throw error
      generation += 1
      return ask(...queryArguments)
    })
  }) as typeof client.query
}
