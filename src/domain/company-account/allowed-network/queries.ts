import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/db.ts'

export const listAllowedNetworks = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('allowedNetwork')
    .select(['network', 'label', 'insertedAt'])
    .where('companyId', '=', companyId)
    .orderBy('network')
    .execute()

export type AllowedNetworkRow = Awaited<ReturnType<typeof listAllowedNetworks>>[number]
