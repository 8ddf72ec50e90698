import { sql } from 'kysely'
import { Refusal } from '#domain/refusal.ts'
import type { CompanyViewer } from '#domain/viewer.ts'
import type { Db } from '#platform/db.ts'
import { currentRequestId } from '#platform/log.ts'
import { readingActions, readingLimits, type ReadingKind } from './rules.ts'

/**
 * A row of the audit for each student whose profile or contact is about to leave, before it does; refusing to record is
 * refusing to show. It stands outside of a mutation's transaction, as that of an export. A person's first reading of a
 * profile in a day is a view for the student's own number; a machine looks at nobody. One statement: what is refused with
 * reading_limit_reached leaves nothing.
 */
async function recordReading(db: Db, company: CompanyViewer, kind: ReadingKind, ids: readonly string[]) {
  if (ids.length === 0) return
  const { companyId, companyUserId, token } = company
  const reader = token?.accessTokenId ?? companyUserId
  const { hour, day } = readingLimits[token ? 'token' : 'person'][kind]
  const isView = kind === 'profile' && !token
  const { rows } = await sql<{ fresh: string[] | null }>`
    with taken as materialized (
      select take_reading(${reader}, ${kind}, ${ids}::uuid[], ${hour}, ${day}) as fresh
    ), traced as (
      insert into audit (area, actor_id, company_id, candidate_id, action, subject, subject_id, request_id)
      select 'client', ${reader}::uuid, ${companyId}::uuid, id, ${readingActions[kind]}, 'candidate', id::text,
        ${currentRequestId() ?? null}::text
      from taken, unnest(${ids}::uuid[]) id where taken.fresh is not null
    ), viewed as (
      insert into profile_view (company_id, candidate_id, company_user_id)
      select ${companyId}::uuid, id, ${companyUserId}::uuid from taken, unnest(taken.fresh) id where ${isView}
    )
    select fresh from taken`.execute(db)
  if (!rows[0]?.fresh) throw new Refusal('reading_limit_reached')
}

/** Before the texts of a profile leave, by whatever list. A card of a list has none of them and is no reading. */
export async function openProfiles(db: Db, company: CompanyViewer, ids: readonly string[]) {
  await recordReading(db, company, 'profile', ids)
  return new Map(ids.map((id) => [id, true]))
}

/** Before a name, mail or number leaves, by whatever list. */
export const openContacts = (db: Db, company: CompanyViewer, ids: readonly string[]) =>
  recordReading(db, company, 'contact', ids)
