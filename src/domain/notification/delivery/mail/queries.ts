import { leftStatuses } from '#domain/candidate-account/state/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { Selectable } from 'kysely'
import type { Kind } from '../../kind.ts'
import { isReachable } from '../../people/queries.ts'
import { findChannels } from '../../setting/candidate/queries.ts'

type Addressee = { email: string; greeting: string }

/** The mail address and greeting at this moment; undefined when the mail may no longer be sent. */
export async function findAddressee(db: Db, mailId: string, kind: Kind) {
  const mail = await db
    .selectFrom('notificationMail')
    .select(['candidateId', 'companyId', 'companyUserId', 'adminAccountId', 'effectKey'])
    .where('id', '=', mailId)
    .executeTakeFirst()
  const addressee = mail && (await find(db, mail, kind))
  return addressee && { ...addressee, effectKey: mail.effectKey }
}

type Ids = Pick<Selectable<DB['notificationMail']>, 'candidateId' | 'companyId' | 'companyUserId' | 'adminAccountId'>

async function find(db: Db, mail: Ids, kind: Kind): Promise<Addressee | undefined> {
  if (mail.candidateId) return findCandidate(db, mail.candidateId, kind)
  if (mail.adminAccountId) return findAdmin(db, mail.adminAccountId)
  if (!mail.companyId || !mail.companyUserId) return undefined
  if (kind.addressee !== 'shutOut' && !(await isReachable(db, mail.companyId))) return undefined
  return findCompanyUser(db, mail.companyId, mail.companyUserId)
}

/**
 * Undefined when the student has left (but for the mail that says so), never proved the address, or turned such mails
 * off.
 */
async function findCandidate(db: Db, candidateId: OfRow<'candidate'>, { addressee, topic }: Kind) {
  const row = await db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .select(['candidateAccount.email', 'candidateAccount.familyName'])
    .where('candidateAccount.candidateId', '=', candidateId)
    .where('candidateAccount.emailVerifiedAt', 'is not', null)
    .where('candidate.status', 'not in', addressee === 'left' ? ['PURGED'] : leftStatuses)
    .executeTakeFirst()
  if (!row || !topic || !(await findChannels(db, candidateId, topic)).hasMail) return undefined
  return { email: row.email, greeting: `${row.familyName}さん` }
}

const companyUsers = (db: Db, companyId: OfRow<'company'>, companyUserId: string) =>
  db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'companyUserAccount.companyUserId'))
    .innerJoin('company', 'company.id', 'companyUser.companyId')
    .select(['companyUserAccount.email', 'companyUser.familyName', 'company.displayName'])
    .where('companyUserAccount.companyId', '=', companyId)
    .where('companyUserAccount.companyUserId', '=', companyUserId)

async function findCompanyUser(db: Db, companyId: OfRow<'company'>, companyUserId: string) {
  const row = await companyUsers(db, companyId, companyUserId)
    .where('companyUserAccount.emailVerifiedAt', 'is not', null)
    .where('companyUser.status', '=', 'ACTIVE')
    .executeTakeFirst()
  return row && { email: row.email, greeting: `${row.displayName} ${row.familyName}様` }
}

async function findAdmin(db: Db, adminAccountId: string) {
  const row = await db
    .selectFrom('adminAccount')
    .select(['email', 'familyName'])
    .where('id', '=', adminAccountId)
    .where('status', '=', 'ACTIVE')
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst()
  return row && { email: row.email, greeting: `${row.familyName}様` }
}
