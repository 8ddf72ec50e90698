import { sql } from 'kysely'
import { listVisibleCandidates } from '#domain/candidate/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { candidateId, type CandidateId } from '#ground/id.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { validationText } from '#ground/validation/validation.ts'
import { namedValues } from '#platform/database/named-value.ts'
import type { Tx } from '#platform/database/db.ts'
import { limits } from '../rules.ts'
import { listClaimsOfColleagues } from './queries.ts'
import { claimMinutes } from './rules.ts'

/**
 * Says that the viewer writes a scout to the students, for the next minutes. What a colleague has claimed stays with the
 * colleague; a student the company may not see is left out. Refuses invalid_input.
 */
export async function claimCandidates(tx: Tx, company: CompanyViewer, ids: readonly (string | number)[]) {
  refuseTooMany(ids)
  if (ids.length === 0) return []
  const { companyId } = company
  const visible = await listVisibleCandidates(tx, companyId, ids.map(candidateId))
  // A claim that has ended is worth nothing; the table keeps none of them for long.
  await tx
    .deleteFrom('scoutClaim')
    .where('companyId', '=', companyId)
    .where('expiresAt', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
  await takeClaims(tx, company, visible)
  return visible
}

/** Takes the claims that a sending needs; the answer holds those of colleagues, who write to their students now. */
export async function claimForSending(tx: Tx, company: CompanyViewer, ids: readonly CandidateId[]) {
  await takeClaims(tx, company, ids)
  return listClaimsOfColleagues(tx, company, ids)
}

/** Ends the viewer's own claims. Refuses invalid_input. */
export async function releaseClaims(tx: Tx, { companyId, companyUserId }: CompanyViewer, ids: readonly CandidateId[]) {
  refuseTooMany(ids)
  if (ids.length === 0) return []
  const released = await tx
    .deleteFrom('scoutClaim')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('candidateId', 'in', namedValues(ids))
    .returning('candidateId')
    .execute()
  return released.map((claim) => claim.candidateId).sort()
}

// Sorted, so that two writers who claim the same students never wait for each other in a circle. The conditional update
// decides between two at once; the clock is read after the wait for a colleague's transaction.
async function takeClaims(tx: Tx, { companyId, companyUserId }: CompanyViewer, ids: readonly CandidateId[]) {
  if (ids.length === 0) return
  await sql`
    insert into scout_claim (company_id, candidate_id, company_user_id, claimed_at, expires_at)
    select ${companyId}::uuid, candidate_id, ${companyUserId}::uuid, clock_timestamp(),
      clock_timestamp() + make_interval(mins => ${claimMinutes})
    from unnest(${ids}::uuid[]) as candidate_id order by candidate_id
    on conflict (company_id, candidate_id) do update set
      claimed_at = case when scout_claim.company_user_id = excluded.company_user_id and scout_claim.expires_at > clock_timestamp()
        then scout_claim.claimed_at else excluded.claimed_at end,
      company_user_id = excluded.company_user_id,
      expires_at = excluded.expires_at
    where scout_claim.company_user_id = excluded.company_user_id or scout_claim.expires_at <= clock_timestamp()`.execute(
    tx,
  )
}

function refuseTooMany(ids: readonly unknown[]) {
  const tooMany = { path: 'ids', message: validationText.tooManyOptions('学生', limits.bulk) }
  refuseInvalid([ids.length > limits.bulk ? tooMany : null])
}
