import { sql } from 'kysely'

/**
 * The time of a row `answer` in milliseconds: what the device tells, and never more than has passed since the item was
 * first shown. Null where the device told nothing.
 */
export const answerTime = sql<number | null>`nullif(least(answer.milliseconds,
  (extract(epoch from answer.answered_at - answer.shown_at) * 1000)::int), 0)`

/**
 * The same; where the device told nothing, the time since the answer before it, or since the section `section` began,
 * shared by the answers of one moment: to tell 0 is not to be quick unseen.
 */
export const answerTimeOrShare = sql<number | null>`coalesce(${answerTime}, (select
  extract(epoch from answer.answered_at - coalesce(
    max(other.answered_at) filter (where other.answered_at < answer.answered_at), section.started_at)) * 1000
  / count(*) filter (where other.answered_at = answer.answered_at)
  from assessment_answer other
  where other.attempt_id = answer.attempt_id and other.section_position = answer.section_position)::int)`
