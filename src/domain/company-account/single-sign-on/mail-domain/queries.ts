import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'

export const listMailDomains = (db: Db | Tx, companyId: CompanyId) =>
  db
    .selectFrom('mailDomain')
    .select(['domain', 'token', 'status', 'found', 'checkedAt', 'provenAt'])
    .where('companyId', '=', companyId)
    .orderBy('insertedAt')
    .orderBy('domain')
    .execute()

export type MailDomainRow = Awaited<ReturnType<typeof listMailDomains>>[number]

export const findMailDomain = (db: Db | Tx, companyId: CompanyId, domain: string) =>
  db
    .selectFrom('mailDomain')
    .select(['token', 'status'])
    .where('companyId', '=', companyId)
    .where('domain', '=', domain)
    .executeTakeFirst()

/** The company that has proven a mail domain. */
export const findDomainOwner = (db: Db | Tx, domain: string) =>
  db
    .selectFrom('mailDomain')
    .select('companyId')
    .where('domain', '=', domain)
    .where('status', '=', 'PROVEN')
    .executeTakeFirst()
