import { findReadyExport } from '#domain/candidate-account/data-export/queries.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

export const findDevice = (
  db: Db | Tx,
  { candidateId, knownDeviceId }: { candidateId: OfRow<'candidate'>; knownDeviceId: string },
) =>
  db
    .selectFrom('knownDevice')
    .select(['family', 'insertedAt'])
    .where('candidateId', '=', candidateId)
    .where('id', '=', knownDeviceId)
    .executeTakeFirst()

/** The student, while the account has this status. */
export const findStudentWith = (
  db: Db | Tx,
  candidateId: OfRow<'candidate'>,
  status: 'ACTION_REQUIRED' | 'WITHDRAWN',
) =>
  db.selectFrom('candidate').select('id').where('id', '=', candidateId).where('status', '=', status).executeTakeFirst()

/** The student with the status, while the account is complete. */
export const findWelcomed = (db: Db | Tx, { candidateId }: { candidateId: OfRow<'candidate'> }) =>
  db
    .selectFrom('candidate')
    .select('status')
    .where('id', '=', candidateId)
    .where('status', 'in', ['ACTIVE', 'HIDDEN'])
    .executeTakeFirst()
/** The file of the student's data while it can be downloaded. */
export async function findExport(
  db: Db | Tx,
  { candidateId, candidateExportId }: { candidateId: OfRow<'candidate'>; candidateExportId: string },
) {
  const ready = await findReadyExport(db, candidateId, candidateExportId)
  return ready?.expiresAt ? { expiresAt: ready.expiresAt } : undefined
}
