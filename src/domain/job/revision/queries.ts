import { sql } from 'kysely'
import type { CompanyId, CompanyUserId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { partsReadBy, type SavedPart } from './rules.ts'

/** The parts of a job as they were read, and their revision. */
export type Read = { jobId: string; revision: number; part: SavedPart }
export type Save = { companyUserId: string; savedAt: Date; familyName: string; givenName: string }

/** For each reading the last save of what its part shows, made after its revision; absent when it saw everything. */
export async function listSavesSince(db: Db | Tx, companyId: CompanyId, reads: readonly Read[]) {
  const parts = reads.flatMap(({ jobId, revision, part }, at) =>
    partsReadBy(part).map((saved) => ({ at, jobId, revision, saved })),
  )
  const { rows } = await sql<Save & { at: number }>`
    select distinct on (asked.at) asked.at, company_user_id, saved_at, family_name, given_name
    from unnest(${parts.map(({ at }) => at)}::int[], ${parts.map(({ jobId }) => jobId)}::uuid[],
      ${parts.map(({ revision }) => revision)}::int[], ${parts.map(({ saved }) => saved)}::text[])
      as asked (at, job_id, revision, part)
    join job_save on job_save.company_id = ${companyId} and job_save.job_id = asked.job_id
      and job_save.part = asked.part and job_save.revision > asked.revision
    join company_user on company_user.company_id = job_save.company_id and company_user.id = job_save.company_user_id
    order by asked.at, job_save.revision desc`.execute(db)
  return new Map(rows.flatMap(({ at, ...save }) => (reads[at] ? [[reads[at], save] as const] : [])))
}

/** The name of the colleague; empty for a save of one's own in another window. */
export const savedBy = ({ companyUserId, familyName, givenName }: Save, reader: CompanyUserId) =>
  companyUserId === reader ? '' : `${familyName} ${givenName}`
