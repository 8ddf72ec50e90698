import { findChannels } from '../../setting/candidate/queries.ts'
import { isReachable } from '../../list/queries.ts'
import type { Db } from '#platform/db.ts'

export type Addressee = { email: string; greeting: string }

/** Where a mail goes and how it greets, as things stand now; undefined when it may not go there any more. */
export async function findAddressee(db: Db, mailId: string): Promise<Addressee | undefined> {
  const mail = await db
    .selectFrom('notificationMail')
    .select(['candidateId', 'companyId', 'companyUserId', 'adminAccountId', 'effectKey'])
    .where('id', '=', mailId)
    .executeTakeFirst()
  const kind = mail?.effectKey.split(':')[0] ?? ''
  if (mail?.candidateId) return findCandidate(db, mail.candidateId, kind)
  if (mail?.adminAccountId) return findAdmin(db, mail.adminAccountId)
  if (!mail?.companyId || !mail.companyUserId) return undefined
  // Who is shut out is told so all the same.
  if (kind !== 'K13' && !(await isReachable(db, mail.companyId))) return undefined
  return kind === 'K11'
    ? findInvited(db, mail.companyId, mail.companyUserId)
    : findCompanyUser(db, mail.companyId, mail.companyUserId)
}

/** Undefined when the account has left (but for the mail that says so), the address was never proven, or the student turned such mails off. */
async function findCandidate(db: Db, candidateId: string, kind: string) {
  const row = await db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .select(['candidateAccount.email', 'candidateAccount.familyName'])
    .where('candidateAccount.candidateId', '=', candidateId)
    .where('candidateAccount.emailVerifiedAt', 'is not', null)
    .where('candidate.status', 'not in', kind === 'C18' ? ['PURGED'] : ['WITHDRAWN', 'PURGED'])
    .executeTakeFirst()
  if (!row || !(await findChannels(db, candidateId, kind)).hasMail) return undefined
  return { email: row.email, greeting: `${row.familyName}さん` }
}

const companyUsers = (db: Db, companyId: string, companyUserId: string) =>
  db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', (join) =>
      join
        .onRef('companyUser.companyId', '=', 'companyUserAccount.companyId')
        .onRef('companyUser.id', '=', 'companyUserAccount.companyUserId'),
    )
    .innerJoin('company', 'company.id', 'companyUser.companyId')
    .select(['companyUserAccount.email', 'companyUser.familyName', 'company.displayName'])
    .where('companyUserAccount.companyId', '=', companyId)
    .where('companyUserAccount.companyUserId', '=', companyUserId)

async function findCompanyUser(db: Db, companyId: string, companyUserId: string) {
  const row = await companyUsers(db, companyId, companyUserId)
    .where('companyUserAccount.emailVerifiedAt', 'is not', null)
    .where('companyUser.status', '=', 'ACTIVE')
    .executeTakeFirst()
  return row && { email: row.email, greeting: `${row.displayName} ${row.familyName}様` }
}

/** An invitation is what proves the address. */
async function findInvited(db: Db, companyId: string, companyUserId: string) {
  const row = await companyUsers(db, companyId, companyUserId)
    .where('companyUser.status', '=', 'INVITED')
    .executeTakeFirst()
  return row && { email: row.email, greeting: `${row.displayName} ご担当者様` }
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
