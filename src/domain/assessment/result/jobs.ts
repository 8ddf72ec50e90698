import type { Tx } from '#platform/db.ts'
import { scoreAttempt } from './commands.ts'

type Context = { inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result> }

export const jobs = {
  /** Counts a sitting that was handed in. */
  score_attempt: ({ attemptId }: { attemptId: string }, { inTransaction }: Context) =>
    inTransaction((tx) => scoreAttempt(tx, attemptId)),
}
