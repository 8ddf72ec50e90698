import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { currentRequestId } from '#platform/log.ts'
import { readingActions, readingLimits, type ReadingKind } from './rules.ts'

/**
 * Writes an audit row for each student before the profile or contact leaves: without the row nothing is shown. The row
 * stays when a mutation rolls back, as the row of an export does. A person's first reading of a profile in a day is a
 * view in the student's own number; a machine's reading is no view. One statement, so that a refusal with
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

/**
 * Writes the trace of a profile before its texts leave, in any list. A card has none of these texts and needs no trace.
 */
export async function openProfiles(db: Db, company: CompanyViewer, ids: readonly string[]) {
  await recordReading(db, company, 'profile', ids)
  return new Map(ids.map((id) => [id, true]))
}

/** Writes the trace of a contact before the name, mail address or phone number leaves, in any list. */
export const openContacts = (db: Db, company: CompanyViewer, ids: readonly string[]) =>
  recordReading(db, company, 'contact', ids)

/** Readings older than the day their limit counts. */
export const forgetOldReadings = (db: Db) =>
  eraseSome(db, 'candidateReading', sql`first_read_at < now() - interval '1 day'`)
