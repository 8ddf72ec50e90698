import { sql } from 'kysely'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { currentRequestId } from '#platform/log.ts'
import {
  checkLookup,
  foldLookup,
  lookupKeptDays,
  lookupMinutes,
  maxLookupsPerHour,
  type CandidateLookup,
} from './rules.ts'

/** Several accounts may name one address: a proven one, those that never proved it, and students who have left. */
const maxFound = 5

const columns = { EMAIL: sql.ref('email'), PHONE: sql.ref('phone_number'), ID: sql`candidate_id::text` } as const

/**
 * Looks a student up by an exact mail address, phone number or id. The look-up and its audit rows are written before
 * anything is shown, found or not, outside of the idempotent transaction: a repeated request looks again and is recorded
 * again. Returns the ids found, whose pages are open to this operator for 30 minutes. Refuses invalid_input,
 * reading_limit_reached.
 */
export async function lookUpCandidate(db: Db, admin: AdminViewer, form: CandidateLookup): Promise<string[]> {
  const lookup = foldLookup(form)
  refuseInvalid(checkLookup(lookup))
  const { adminAccountId } = admin
  const { by, value, reasonKind, reason } = lookup
  const { rows } = await sql<{ candidateId: OfRow<'candidate'> | null }>`
    with found as materialized (
      select candidate_id from candidate_account where ${columns[by as keyof typeof columns]} = ${value}
      order by email_verified_at is null, candidate_id desc limit ${maxFound}
    ), opened as (
      insert into candidate_lookup (admin_account_id, candidate_id, asked_by, reason_kind, reason, expires_at)
      select ${adminAccountId}::uuid, found.candidate_id, ${by}, ${reasonKind}, ${reason},
        now() + make_interval(mins => ${lookupMinutes}::int)
      from (select) one left join found on true
      where (select count(*) from candidate_lookup
        where admin_account_id = ${adminAccountId}::uuid and inserted_at > now() - interval '1 hour') < ${maxLookupsPerHour}
      returning id, candidate_id
    ), traced as (
      insert into audit (area, actor_id, candidate_id, action, subject, subject_id, request_id, details)
      select 'admin', ${adminAccountId}::uuid, candidate_id, 'lookUpCandidate', 'candidate',
        coalesce(candidate_id::text, 'none'), ${currentRequestId() ?? null}::text,
        jsonb_build_object('by', ${by}::text, 'reasonKind', ${reasonKind}::text, 'lookupId', id)
      from opened
    )
    select candidate_id as "candidateId" from opened`.execute(db)
  if (rows.length === 0) throw new Refusal('reading_limit_reached')
  return rows.flatMap(({ candidateId }) => candidateId ?? [])
}

/** Called by the clock. */
export const forgetOldLookups = (db: Db | Tx) =>
  eraseSome(db, 'candidateLookup', sql`inserted_at < now() - make_interval(days => ${lookupKeptDays}::int)`)
