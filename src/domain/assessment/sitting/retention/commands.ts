import { sql } from 'kysely'
import type { Tx } from '#platform/database/db.ts'
import { answerKeptYears } from '../rules.ts'

/**
 * Called by the clock: the answers of students whose graduation is long past. How often each option of an item was
 * chosen stays. A student without a graduation year counts by the year of the sitting.
 */
export async function forgetOldAnswers(tx: Tx): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    with old as (
      delete from assessment_answer answer using assessment_attempt attempt, candidate
      where attempt.id = answer.attempt_id and candidate.id = attempt.candidate_id
        and coalesce(candidate.graduation_year, extract(year from attempt.began_at)) + ${answerKeptYears}
          < extract(year from now() at time zone 'Asia/Tokyo')
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
