import { sql } from 'kysely'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

export type DeviceRow = Awaited<ReturnType<typeof listDevices>>[number]

/** The open sessions of a student, the last used first. A session lasts a day, so the list is short. */
export const listDevices = (db: Db, candidateId: OwnCandidateId, own: Buffer | null) =>
  db
    .selectFrom('session')
    .select(['id', 'deviceFamily', 'insertedAt', 'lastUsedAt'])
    .select(sql<boolean>`coalesce(token_sha256 = ${own}::bytea, false)`.as('isCurrent'))
    .where('candidateId', '=', candidateId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .orderBy('isCurrent', 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
