import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A statement has a name from its third run within ten minutes on: rare ones would take the room of busy ones. */
const runsBeforeName = 2
const countedMs = 600_000
/** Each connection keeps a plan for each name: some 60 kB of PostgreSQL's memory. */
const mostNames = 500
/** An insert of thousands of rows is not worth counting. */
const longestText = 20_000

/** `takesAllColumns`: its columns may be others after a migration, when PostgreSQL refuses the plan it has kept. */
type Named = { name: string; takesAllColumns: boolean }

/** The names of a process for its statements. A name is a hash of the text: everywhere it means the same statement. */
export function openNames(most = mostNames) {
  const names = new Map<string, Named>()
  let runs = new Map<string, number>()
  let countedSince = performance.now()

  /** Names a statement that is known to repeat before its first run. */
  const add = (text: string) =>
    void names.set(text, {
      name: `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`,
      takesAllColumns: /(?:\.|select |returning )\*/.test(text),
    })

  /** Counts a run. undefined while the statement has no name. */
  function nameOf(text: string): Named | undefined {
    const named = names.get(text)
    if (named || names.size >= most || text.length > longestText) return named
    if (performance.now() - countedSince > countedMs) {
      runs = new Map()
      countedSince = performance.now()
    }
    const before = runs.get(text) ?? 0
    runs.set(text, before + 1)
    if (before < runsBeforeName) return undefined
    runs.delete(text)
    add(text)
    return names.get(text)
  }
  return { add, nameOf }
}

const ofProcess = openNames()

/** Marks a statement as one that repeats, so that connections prepare it under a name from its first run on. */
export const prepareByName = ofProcess.add

const isOutdatedPlan = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan')

/**
 * Lets a new connection prepare by name what repeats with other values only. Not for connections through a pooler, where
 * the next statement may meet a session without these names.
 */
export function allowPreparedStatements(client: pg.ClientBase, { nameOf } = ofProcess) {
  const ask = client.query.bind(client) as (...queryArguments: unknown[]) => unknown
  /** Counts the migrations that this connection has met. */
  let generation = 0
  client.query = ((...queryArguments: unknown[]) => {
    const [text, values, ...rest] = queryArguments
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return ask(...queryArguments)
    const named = nameOf(text)
    // A statement that fails inside a transaction cannot be asked again.
    if (!named || (named.takesAllColumns && client.getTransactionStatus() !== 'I')) return ask(...queryArguments)
    const { name, takesAllColumns } = named
    const answer = ask({ name: generation === 0 ? name : `${name}_${generation}`, text, values }, ...rest)
    if (!takesAllColumns || !(answer instanceof Promise)) return answer
    return answer.catch((error: unknown) => {
      if (!isOutdatedPlan(error)) throw error
      generation += 1
      return ask(...queryArguments)
    })
  }) as typeof client.query
}
