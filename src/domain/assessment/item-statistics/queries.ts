import { sql } from 'kysely'
import { fewestPeople } from '#ground/few-people.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Difficulty, SectionId } from '../item/rules.ts'
import { answerTime } from '../sitting/answer/queries.ts'
import { leastForTrend, leastSittings, recentDays, type DifLevel, type ScaleSums } from './rules.ts'

/** Every answer of a sitting that counts, with the score of its section. Erased and void sittings are gone. */
const judged = sql`
  select answer.item_id, answer.attempt_id, attempt.candidate_id, section.section, answer.is_scored, answer.chosen,
    ${answerTime} as milliseconds, answer.is_right, section.achieved, section.ended_at, section.device,
    candidate.department_category
  from assessment_answer answer
  join assessment_attempt attempt on attempt.id = answer.attempt_id and attempt.scored_kind = 'INTELLECTUAL'
  join assessment_section section
    on section.attempt_id = answer.attempt_id and section.position = answer.section_position
  join candidate on candidate.id = attempt.candidate_id
  where answer.is_right is not null and section.achieved is not null and section.ended_at is not null`

export type ItemCount = {
  itemId: string
  people: number
  seen: number
  correct: number | null
  itemRest: number | null
  medianMilliseconds: number | null
  chosen: number[]
  blank: number
  recentSeen: number
  recentShare: number | null
  earlierShare: number | null
  recentMilliseconds: number | null
  earlierMilliseconds: number | null
}

const median = sql`percentile_cont(0.5) within group (order by milliseconds)`
const enough = sql.lit(leastForTrend)

/** Items of the intellectual test that at least ten people met. */
export async function countItems(tx: Tx, now: Date): Promise<ItemCount[]> {
  const { rows } = await sql<ItemCount>`
    with judged as (${judged}), timed as (
      select *, ended_at > ${now}::timestamptz - make_interval(days => ${recentDays}) as is_recent from judged
      where ended_at <= ${now}
    )
    select item_id as "itemId", count(distinct candidate_id)::int as people, count(*)::int as seen,
      count(*) filter (where is_right)::int as correct,
      corr(is_right::int, achieved - (is_right and is_scored)::int) as "itemRest",
      round(${median} filter (where milliseconds > 0))::int as "medianMilliseconds",
      array[count(*) filter (where chosen = 0), count(*) filter (where chosen = 1), count(*) filter (where chosen = 2),
        count(*) filter (where chosen = 3), count(*) filter (where chosen = 4)]::int[] as chosen,
      count(*) filter (where chosen is null)::int as blank,
      count(*) filter (where is_recent)::int as "recentSeen",
      case when count(*) filter (where is_recent) >= ${enough}
        then avg(is_right::int) filter (where is_recent)::float end as "recentShare",
      case when count(*) filter (where not is_recent) >= ${enough}
        then avg(is_right::int) filter (where not is_recent)::float end as "earlierShare",
      case when count(*) filter (where is_recent and milliseconds > 0) >= ${enough}
        then round(${median} filter (where is_recent and milliseconds > 0))::int end as "recentMilliseconds",
      case when count(*) filter (where not is_recent and milliseconds > 0) >= ${enough}
        then round(${median} filter (where not is_recent and milliseconds > 0))::int end as "earlierMilliseconds"
    from timed group by item_id having count(distinct candidate_id) >= ${fewestPeople}`.execute(tx)
  return rows
}

const sat = sql`
  select answer.item_id, answer.attempt_id, attempt.candidate_id, item.facet, answer.is_scored, answer.chosen,
    ${answerTime} as milliseconds,
    sum(answer.chosen) filter (where answer.is_scored) over (partition by answer.attempt_id, item.facet) as sum
  from assessment_answer answer
  join assessment_attempt attempt on attempt.id = answer.attempt_id and attempt.scored_kind = 'PERSONALITY'
  join assessment_item item on item.id = answer.item_id
  where answer.chosen is not null`

/** Pairs of the personality test that at least ten people answered; the second time of a repeated pair is left out. */
export async function countPairs(tx: Tx): Promise<ItemCount[]> {
  const { rows } = await sql<ItemCount>`
    with sat as (${sat})
    select item_id as "itemId", count(distinct candidate_id)::int as people, count(*)::int as seen,
      null::int as correct, corr(chosen, sum - chosen) as "itemRest",
      round(${median} filter (where milliseconds > 0))::int as "medianMilliseconds",
      array[count(*) filter (where chosen = -2), count(*) filter (where chosen = -1),
        count(*) filter (where chosen = 0), count(*) filter (where chosen = 1),
        count(*) filter (where chosen = 2)]::int[] as chosen,
      0 as blank, 0 as "recentSeen", null::float as "recentShare", null::float as "earlierShare",
      null::int as "recentMilliseconds", null::int as "earlierMilliseconds"
    from sat where is_scored group by item_id having count(distinct candidate_id) >= ${fewestPeople}`.execute(tx)
  return rows
}

/**
 * Sittings of each section in the last days whose answers are kept; without the sections with too few to say something
 * about exposure.
 */
export async function countRecentSittings(tx: Tx, now: Date) {
  const { rows } = await sql<{ section: SectionId; sittings: number }>`
    select section, count(*)::int as sittings from assessment_section
    where achieved is not null and ended_at > ${now}::timestamptz - make_interval(days => ${recentDays})
      and ended_at <= ${now} and exists (select 1 from assessment_answer answer
        where answer.attempt_id = assessment_section.attempt_id and answer.section_position = assessment_section.position)
    group by section having count(*) >= ${leastSittings}`.execute(tx)
  return new Map(rows.map(({ section, sittings }) => [section, sittings]))
}

export type BankPlace = { id: string; section: SectionId | null; difficulty: Difficulty | null; state: string }
export const listBank = (db: Db | Tx): Promise<BankPlace[]> =>
  db
    .selectFrom('assessmentItem')
    .select(['id', 'section', 'difficulty', 'state'])
    .where('isPractice', '=', false)
    .orderBy('id')
    .execute()

type Grouping = 'department' | 'device'
const groups = {
  department: sql`case department_category when 'HUMANITIES' then 1 when 'SCIENCE' then 2 end`,
  device: sql`case device when 'COMPUTER' then 1 when 'PHONE' then 2 end`,
} as const satisfies Record<Grouping, unknown>

/** Right and wrong answers of both groups for each item and score. */
export async function countLevels(tx: Tx, grouping: Grouping) {
  const { rows } = await sql<DifLevel & { itemId: string }>`
    with judged as (${judged}), grouped as (select *, ${groups[grouping]} as side from judged)
    select item_id as "itemId",
      count(*) filter (where side = 1 and is_right)::int as "rightOfOne",
      count(*) filter (where side = 1 and not is_right)::int as "wrongOfOne",
      count(*) filter (where side = 2 and is_right)::int as "rightOfOther",
      count(*) filter (where side = 2 and not is_right)::int as "wrongOfOther"
    from grouped where side is not null group by item_id, achieved`.execute(tx)
  return Map.groupBy(rows, ({ itemId }) => itemId)
}

/** The scales: scores are held against what the form lets expect, since everybody has other items. */
export async function sumScales(tx: Tx) {
  const { rows: sections } = await sql<ScaleSums & { scope: string }>`
    with judged as (${judged}), item as (select item_id, avg(is_right::int)::float as share from judged group by item_id),
    sitting as (
      select section, attempt_id, min(candidate_id::text) as candidate_id, count(*)::int as items,
        sum(is_right::int)::int as achieved, sum(is_right::int - share) as beyond, sum(share * (1 - share)) as doubt
      from judged join item using (item_id) where is_scored group by section, attempt_id
    ), total as (
      select 'TOTAL'::text as section, attempt_id, min(candidate_id) as candidate_id, sum(items)::int as items,
        sum(achieved)::int as achieved, sum(beyond) as beyond, sum(doubt) as doubt
      from sitting group by attempt_id having count(*) = 4
    )
    select section as scope, count(distinct candidate_id)::int as takers, avg(items)::float as items,
      avg(achieved)::float as mean, var_pop(beyond)::float as variance, avg(doubt)::float as doubt
    from (select * from sitting union all select * from total) scale
    group by section having count(distinct candidate_id) >= ${fewestPeople}`.execute(tx)
  const { rows: traits } = await sql<ScaleSums & { scope: string }>`
    with sat as (${sat}), pair as (
      select item_id, avg(chosen)::float as middle, var_pop(chosen)::float as variance from sat where is_scored group by item_id
    ), sitting as (
      select facet, attempt_id, min(candidate_id::text) as candidate_id, count(*)::int as items,
        100.0 * sum(chosen + 2) / (4 * count(*)) as percentage,
        -- Of the mean of the pairs, so that a trait with five of them compares with the others.
        avg(chosen - middle) as beyond, sum(variance) / count(*) ^ 2 as doubt
      from sat join pair using (item_id) where is_scored group by facet, attempt_id
    )
    select facet as scope, count(distinct candidate_id)::int as takers, avg(items)::float as items,
      avg(percentage)::float as mean, 625 * var_pop(beyond)::float as variance, 625 * avg(doubt)::float as doubt
    from sitting group by facet having count(distinct candidate_id) >= ${fewestPeople}`.execute(tx)
  return [...sections, ...traits]
}
