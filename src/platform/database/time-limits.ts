import { callbackify } from 'node:util'
import type pg from 'pg'

/** Milliseconds; 0 is without a limit. */
export type TimeLimits = { statement: number; idleInTransaction: number }
type Client = Pick<pg.ClientBase, 'query' | 'getTransactionStatus'> & { processID?: number }
type Ask = (...queryArguments: unknown[]) => Promise<unknown>

/** False behind a pooler, which reports a process number of its own: the next transaction may then meet another session. */
export async function isDirect(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid === client.processID
}

/**
 * Sets the limits for as long as the connection lives; poolers refuse them as start parameters. Sets nothing and returns
 * false behind a pooler.
 */
export async function limitSession(client: Client, { statement, idleInTransaction }: TimeLimits): Promise<boolean> {
  const { rows } = await client.query(
    `select set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $2, false)
     where pg_backend_pid() = $3`,
    [statement, idleInTransaction, client.processID],
  )
  return rows.length > 0
}

/** Sets the limits in each transaction anew; a statement alone becomes a transaction of its own. */
export function limitTransactions(client: Client, { statement, idleInTransaction }: TimeLimits) {
  const ask = client.query.bind(client) as Ask
  const limits = `set local statement_timeout = ${statement}; set local idle_in_transaction_session_timeout = ${idleInTransaction}`
  const begin = async (text: string) => {
    const [begun] = (await ask(`${text}; ${limits}`)) as pg.QueryResult[]
    return begun
  }
  const askWithin = async (queryArguments: unknown[]) => {
    const [text] = queryArguments
    if (typeof text === 'string' && /^(?:begin|start transaction)[^;]*$/i.test(text)) return begin(text)
    if (client.getTransactionStatus() !== 'I') return ask(...queryArguments)
    await begin('begin')
    try {
      const answer = await ask(...queryArguments)
      await ask('commit')
      return answer
    } catch (error) {
      await ask('rollback').catch(() => undefined)
      throw error
    }
  }
  let last: Promise<unknown> = Promise.resolve()
  client.query = ((...queryArguments: unknown[]) => {
    // A stream answers by itself, and reads or writes inside a transaction.
    if (isStream(queryArguments[0])) return ask(...queryArguments)
    const callback = queryArguments.at(-1)
    const isCalledBack = typeof callback === 'function'
    const answer = last.then(() => askWithin(isCalledBack ? queryArguments.slice(0, -1) : queryArguments))
    last = answer.catch(() => undefined)
    if (!isCalledBack) return answer
    callbackify(() => answer)(callback as () => void)
    return undefined
  }) as typeof client.query
}

const isStream = (query: unknown) => typeof query === 'object' && query !== null && 'submit' in query
