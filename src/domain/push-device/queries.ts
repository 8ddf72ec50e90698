import { sql } from 'kysely'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { maxFcmTokens } from './rules.ts'

export type PushDeviceRow = Awaited<ReturnType<typeof listPushDevices>>[number]

/** The devices on which the company user gets pushes, the one that asks first. */
export const listPushDevices = (db: Db, { companyId, companyUserId }: CompanyViewer, own: Buffer | null) =>
  db
    .selectFrom('pushDevice')
    .select(['id', 'deviceFamily', 'registeredAt'])
    .select(sql<boolean>`coalesce(session_token_sha256 = ${own}::bytea, false)`.as('isCurrent'))
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('isStopped', '=', false)
    .orderBy('isCurrent', 'desc')
    .orderBy('registeredAt', 'desc')
    .orderBy('id')
    .limit(maxFcmTokens)
    .execute()
