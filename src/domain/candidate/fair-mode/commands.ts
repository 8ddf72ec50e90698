import { sql } from 'kysely'
import type { CandidateId } from '#ground/id.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

/**
 * Notes that a user is given the facts of students that fair mode hides, so that a later scout says truly whether its
 * writer had read them. In the order of ids, so that two pages with the same students do not wait for each other.
 */
export async function noteOpenReadings(
  db: Db,
  { companyId, companyUserId }: CompanyViewer,
  ids: readonly CandidateId[],
) {
  if (ids.length === 0) return
  await sql`
    insert into open_reading (company_id, company_user_id, candidate_id)
    select ${companyId}::uuid, ${companyUserId}::uuid, id from candidate where id = any(${ids}::uuid[]) order by id
    on conflict do nothing`.execute(db)
}
