import { sql } from 'kysely'

/**
 * The time of a row `answer` in milliseconds: what the device tells, and never more than has passed since the item was
 * first shown. Null where the device told nothing.
 */
export const answerTime = sql<number | null>`nullif(least(answer.milliseconds,
  (extract(epoch from answer.answered_at - answer.shown_at) * 1000)::int), 0)`
