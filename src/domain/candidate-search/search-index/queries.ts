import { sql } from 'kysely'
import type { CandidateId } from '#domain/id.ts'
import type { CompanyId } from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'
import { tokyoToday } from '#platform/tokyo-time.ts'
import type { SearchCandidateCondition, SearchCandidateOrder } from '../rules.ts'
import { partsOf } from './conditions.ts'
import { matchingChunks } from './statement.ts'

export type FoundCandidates = { totalCount: number; ids: CandidateId[] }
export type Page = { first: number; offset: number }

/** Below this many it is cheaper to fetch them all and sort than to walk the order until a page is full. */
const few = 2000

const orderKeys: Record<SearchCandidateOrder, string> = {
  LAST_ACTIVE_AT: 'last_active_at',
  INSERTED_AT: 'inserted_at',
  INTELLECTUAL_TEST_SCORE: 'intellectual_total',
}

const matching = (companyId: CompanyId, condition: SearchCandidateCondition) =>
  matchingChunks(
    partsOf(condition, {
      companyId,
      jobId: condition.jobId,
      jobIsArchived: condition.jobIsArchived,
      today: Date.parse(tokyoToday(new Date())) / 86_400_000,
    }),
  )

/** The exact number of matching students and the ids of one page, in one statement. */
export async function searchCandidateIds(
  db: Db,
  companyId: CompanyId,
  condition: SearchCandidateCondition,
  { first, offset }: Page,
): Promise<FoundCandidates> {
  const key = sql.ref(orderKeys[condition.orderBy ?? 'LAST_ACTIVE_AT'])
  const page = sql`order by ${key} desc, ordinal desc limit ${first} offset ${offset}`
  // Without this the planner cannot take the order's index for a score that is sometimes absent.
  const isOrdered = condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? sql`intellectual_total is not null and` : sql``
  const { rows } = await sql<FoundCandidates>`
    with matching as (${matching(companyId, condition)}),
    whole (bits) as materialized (
      select coalesce(bit_concat(coalesce(matching.bits, no_bits()) order by chunk), '')
      from generate_series(0, (select coalesce(max(ordinal), 0) / 16384 from candidate_activity)) as every (chunk)
      left join matching using (chunk)
    ),
    counted (n) as materialized (select bit_count(bits)::int from whole),
    page (ordinal) as (
      (select ordinal from candidate_activity
        where ${isOrdered} (select n from counted) >= ${few} and get_bit((select bits from whole), ordinal) = 1 ${page})
      union all
      (select ordinal from (
          select (sum(length(piece) + 1) over (order by place))::int - 1 as ordinal
          from unnest(string_to_array((select bits from whole)::text, '1')) with ordinality as split (piece, place)
          limit (select n from counted)
        ) as numbered join candidate_activity using (ordinal)
        where (select n from counted) < ${few} ${page})
    )
    select (select n from counted) as "totalCount",
      array(select candidate_id from page join candidate_activity using (ordinal) order by ${key} desc, ordinal desc) as ids
  `.execute(db)
  return rows[0] ?? { totalCount: 0, ids: [] }
}

/** How many students match each of the conditions, in one statement. */
export async function countCandidates(
  db: Db,
  companyId: CompanyId,
  asked: readonly SearchCandidateCondition[],
): Promise<number[]> {
  const counts = asked.map(
    (condition) =>
      sql`(select coalesce(sum(bit_count(bits)), 0)::int from (${matching(companyId, condition)}) as matching)`,
  )
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db)
  return rows[0]?.counts ?? []
}
