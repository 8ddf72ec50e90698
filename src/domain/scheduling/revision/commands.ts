import { sql } from 'kysely'
import { time } from '#ground/tokyo-time.ts'
import { Refusal } from '#ground/refusal.ts'
import { listCompanyUsers } from '#domain/company/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import type { SchedulingRow } from '../queries.ts'

/** The revision of the scheduling that the page showed; without it nothing is compared. */
export type ReadRevision = number | null | undefined

/**
 * Refuses scheduling_changed_meanwhile with the name and time of the last save, when the reader of `revision` has not
 * seen it. The caller holds the scheduling.
 */
export async function requireRevision(
  tx: Tx,
  { companyId, companyUserId }: CompanyViewer,
  { revision, savedBy, savedAt }: SchedulingRow,
  read: ReadRevision,
) {
  if (read === null || read === undefined || read === revision || savedBy === null || savedAt === null) return
  const colleague = savedBy === companyUserId ? null : (await listCompanyUsers(tx, companyId, [savedBy])).get(savedBy)
  const by = colleague ? `${colleague.familyName} ${colleague.givenName}さんが` : '別の画面で'
  throw new Refusal('scheduling_changed_meanwhile', { values: { by, time: time(savedAt) } })
}

/** Gives the scheduling its next revision, so that a page that was drawn before overwrites nothing. */
export const recordSave = (tx: Tx, { companyId, companyUserId }: CompanyViewer, id: string) =>
  tx
    .updateTable('scheduling')
    .set({ revision: sql`revision + 1`, savedBy: companyUserId, savedAt: sql`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
