import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { SearchCandidateCondition } from '../../rules/condition.ts'
import { partsOf } from '../../search-index/conditions.ts'
import { questionOf } from '../../search-index/question.ts'
import { today } from '../../search-index/queries.ts'
import { maxLinkedMatches } from './rules.ts'

export type AboutFilter = { companyId: OfRow<'company'>; savedFilterId: string }

/** The question of the search; students with a scout of the company are not new, unless the condition asks for them. */
function newcomers(condition: SearchCandidateCondition) {
  const { scoutInvitationStatuses, scoutInvitationStatus, schedulingStatus } = condition
  const asksForScouts = scoutInvitationStatuses ?? scoutInvitationStatus ?? schedulingStatus
  return questionOf([...partsOf(condition, today()), ...(asksForScouts ? [] : [{ narrowed: { is_uninvited: true } }])])
}

type Reading = { condition: SearchCandidateCondition; isFirst: boolean; at: Date }

/**
 * Marks everybody who matches now, by the statement of the search, and keeps those who never did before as found at this
 * moment; a first reading keeps nobody. Returns how many were found. One statement: the marks are 2 kB for each 16,384
 * students with a match.
 */
export async function takeMatches(tx: Tx, about: AboutFilter, { condition, isFirst, at }: Reading): Promise<number> {
  const { companyId, savedFilterId } = about
  const { rows } = await sql<{ found: number }>`
    with matching as materialized (
      select chunk, bits from search_chunks(${companyId}, ${newcomers(condition)})
    ), fresh as materialized (
      select matching.chunk, (matching.bits & ~coalesce(known.bits, no_bits()))::bit(16384) as bits
      from matching left join saved_filter_chunk known on known.chunk = matching.chunk
        and known.company_id = ${companyId}::uuid and known.saved_filter_id = ${savedFilterId}::uuid
    ), marked as (
      insert into saved_filter_chunk (company_id, saved_filter_id, chunk, bits)
      select ${companyId}::uuid, ${savedFilterId}::uuid, chunk, bits from fresh where bit_count(bits) > 0
      on conflict (company_id, saved_filter_id, chunk) do update set bits = saved_filter_chunk.bits | excluded.bits
    ), newcomer (ordinal) as (
      select unnest(ordinals_of(array(
        select coalesce(fresh.bits, no_bits())::bit varying
        from generate_series(0, (select max(chunk) from fresh where bit_count(bits) > 0)) as every (chunk)
          left join fresh using (chunk) order by every.chunk)))
      where not ${isFirst}::boolean
    ), found as (
      insert into saved_filter_match (company_id, saved_filter_id, candidate_id, found_at)
      select ${companyId}::uuid, ${savedFilterId}::uuid, candidate_id, ${at}::timestamptz
      from newcomer join candidate_activity using (ordinal)
      on conflict do nothing returning 1
    )
    select count(*)::integer as found from found`.execute(tx)
  return rows[0]?.found ?? 0
}

/** Moments of finding: after `since`, up to `until`. */
type Span = { since: Date; until: Date }
type NewMatches = { count: number; candidateIds: OfRow<'candidate'>[] }

/** Those of the found students who match still; the ids of the newest, as many as an address holds. */
export async function findNewMatches(
  db: Db | Tx,
  { companyId, savedFilterId }: AboutFilter,
  condition: SearchCandidateCondition,
  { since, until }: Span,
): Promise<NewMatches> {
  const { rows } = await sql<{ candidateId: OfRow<'candidate'>; count: number }>`
    select candidate_id as "candidateId", count(*) over ()::integer as count
    from saved_filter_match
      join candidate_activity using (candidate_id)
      join search_chunks(${companyId}, ${newcomers(condition)}) as matching on matching.chunk = ordinal / 16384
    where company_id = ${companyId}::uuid and saved_filter_id = ${savedFilterId}::uuid
      and found_at > ${since}::timestamptz and found_at <= ${until}::timestamptz
      and get_bit(matching.bits, ordinal % 16384) = 1
    order by found_at desc, candidate_id limit ${maxLinkedMatches}`.execute(db)
  return { count: rows[0]?.count ?? 0, candidateIds: rows.map(({ candidateId }) => candidateId) }
}
