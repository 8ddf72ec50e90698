import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'

/** The company's own row, read anew: what the request read before a save is old. */
export const requireOwnCompany = (db: Db | Tx, companyId: CompanyId) =>
  db.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow()
