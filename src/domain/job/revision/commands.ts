import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import { time } from '#ground/tokyo-time.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { listSavesSince, savedBy, type Read } from './queries.ts'
import type { SavedPart } from './rules.ts'

/** The revision of the job that the page showed; without it nothing is compared. */
export type ReadRevision = number | null | undefined

/**
 * Refuses job_changed_meanwhile with the name and time of the save that the reader of `revision` has not seen. The
 * caller holds the job.
 */
export async function requireRevision(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  jobId: string,
  part: SavedPart,
  revision: ReadRevision,
) {
  if (revision === null || revision === undefined) return
  const read: Read = { jobId, revision, part }
  const save = (await listSavesSince(tx, companyId, [read])).get(read)
  if (!save) return
  const name = savedBy(save, companyUserId)
  const values = { by: name === '' ? '別の画面で' : `${name}さんが`, time: time(save.savedAt) }
  throw new Refusal('job_changed_meanwhile', { values })
}

/** Gives the job its next revision, as the last save of these parts. */
export async function recordSave(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  jobId: string,
  parts: readonly SavedPart[],
) {
  await sql`
    with saved as (
      update job set revision = revision + 1 where company_id = ${companyId} and id = ${jobId} returning revision)
    insert into job_save (company_id, job_id, part, revision, company_user_id)
    select ${companyId}, ${jobId}, part, saved.revision, ${companyUserId} from saved, unnest(${parts}::text[]) as part
    on conflict (company_id, job_id, part) do update
      set revision = excluded.revision, company_user_id = excluded.company_user_id, saved_at = excluded.saved_at`.execute(
    tx,
  )
}
