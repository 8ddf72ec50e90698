import { sql } from 'kysely'
import type { Tx } from '#platform/database/db.ts'
import { answerKeptYears } from '../rules.ts'

/** Sittings whose answers go in one transaction; each has some dozens of them. */
const sittingsAtOnce = 500

/**
 * Called by the clock: the answers of students whose graduation is long past. How often each option of an item was
 * chosen stays. A student without a graduation year counts by the year of the sitting. Looks at no sitting again that is
 * a year old, when no answer comes any more.
 */
export async function forgetOldAnswers(tx: Tx): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    with due as materialized (
      select attempt.id from assessment_attempt attempt join candidate on candidate.id = attempt.candidate_id
      where attempt.answers_forgotten_at is null
        and coalesce(candidate.graduation_year, extract(year from attempt.began_at)) + ${answerKeptYears}
          < extract(year from now() at time zone 'Asia/Tokyo')
        and exists (select from assessment_answer where attempt_id = attempt.id)
      limit ${sittingsAtOnce}
    ), done as (
      update assessment_attempt attempt set answers_forgotten_at = now() from due
      where attempt.id = due.id and attempt.began_at < now() - interval '1 year'
    ), old as (
      delete from assessment_answer answer using due where answer.attempt_id = due.id
      returning answer.item_id, coalesce(answer.chosen, -9) as chosen
    ), counted as (
      insert into assessment_answer_past as past (item_id, chosen, answers)
      select item_id, chosen, count(*) from old group by item_id, chosen
      on conflict (item_id, chosen) do update set answers = past.answers + excluded.answers
    )
    select count(*)::int as rows from old
  `.execute(tx)
  return rows[0]?.rows ?? 0
}
