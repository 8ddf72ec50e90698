import type { InTransaction } from '#platform/database/db.ts'
import { scoreAttempt } from './commands.ts'

type Context = { inTransaction: InTransaction }

export const jobs = {
  /** Counts a sitting that was handed in. */
  score_attempt: ({ attemptId }: { attemptId: string }, { inTransaction }: Context) =>
    inTransaction((tx) => scoreAttempt(tx, attemptId)),
}
