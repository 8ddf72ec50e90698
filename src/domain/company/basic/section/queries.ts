import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

/** The sections a company has saved, with the colleague of the last save. */
export async function listSections(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('companySection')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'companySection.editedBy'))
    .select(['companySection.companyId', 'section', 'version', 'editedAt', 'familyName', 'givenName'])
    .where('companySection.companyId', 'in', companyIds)
    .execute()
  return Map.groupBy(rows, ({ companyId }) => companyId)
}
