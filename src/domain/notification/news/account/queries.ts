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

/** The student's LINE, while it is connected. */
export const findLine = (
  db: Db | Tx,
  { candidateId, pushDeviceId }: { candidateId: OfRow<'candidate'>; pushDeviceId: string },
) =>
  db
    .selectFrom('pushDevice')
    .select('registeredAt')
    .where('candidateId', '=', candidateId)
    .where('id', '=', pushDeviceId)
    .where('service', '=', 'LINE')
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

/** A suspension with its reason, while it still holds the account, or once it is lifted from one that has not left. */
export async function findSuspensionNews(
  db: Db | Tx,
  candidateId: OfRow<'candidate'>,
  candidateStopId: string,
  state: 'HELD' | 'LIFTED',
) {
  const suspension = await db
    .selectFrom('candidateStop')
    .innerJoin('candidate', 'candidate.id', 'candidateStop.candidateId')
    .select(['candidateStop.reason', 'candidateStop.decidedAt', 'candidate.status'])
    .where('candidateStop.candidateId', '=', candidateId)
    .where('candidateStop.id', '=', candidateStopId)
    .where('candidateStop.suspendedFrom', 'is not', null)
    .where('candidateStop.liftedAt', state === 'HELD' ? 'is' : 'is not', null)
    .where('candidate.status', 'in', state === 'HELD' ? ['SUSPENDED'] : ['ACTIVE', 'HIDDEN', 'ACTION_REQUIRED'])
    .executeTakeFirst()
  if (!suspension?.decidedAt) return undefined
  const { reason, decidedAt, status } = suspension
  return { reason, decidedAt, isPublic: status === 'ACTIVE' }
}
