import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

// A company's page is read by everybody who meets the company, so no proof of a viewer is needed. Each list is read by
// one statement for all companies of an answer.

export async function listCompanyUrls(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companyUrl')
    .select(['companyId', 'label', 'url'])
    .where('companyId', 'in', companyIds)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

export async function listCompanyPhones(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companyPhone')
    .select(['companyId', 'id', 'label', 'number'])
    .where('companyId', 'in', companyIds)
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}

export async function listCompanyOthers(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companyOther')
    .select(['companyId', 'title', 'body'])
    .where('companyId', 'in', companyIds)
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}
