import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

/** The viewer's own row with the mail address. */
export const requireProfile = (db: Db, { companyId, companyUserId }: CompanyViewer) =>
  db
    .selectFrom('companyUser')
    .innerJoin('companyUserAccount', (join) =>
      ofSameCompany(join, 'companyUserAccount.companyUserId', 'companyUser.id'),
    )
    .selectAll('companyUser')
    .select('companyUserAccount.email')
    .where('companyUser.companyId', '=', companyId)
    .where('companyUser.id', '=', companyUserId)
    .executeTakeFirstOrThrow()
