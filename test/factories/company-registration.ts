import type { CompanyUserRegistration } from '#domain/company-account/registration/rules.ts'
import { makePasswordReset } from '#domain/session/password-reset/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { consentTexts } from '#ground/consent-texts.ts'
import { codeExpiry } from '#ground/registration-code.ts'
import type { Db } from '#platform/database/db.ts'
import { newSecret, sha256 } from '#platform/secrets/secret.ts'
import { aCompanyUser } from '../factories.ts'

/** A form as the first user of a company would fill it in. */
export const aCompanyUserRegistration = (given: Partial<CompanyUserRegistration> = {}): CompanyUserRegistration => ({
  legalName: '株式会社 北斗システムズ',
  corporateNumber: '',
  familyName: '佐伯',
  givenName: '真琴',
  familyNameKana: 'サエキ',
  givenNameKana: 'マコト',
  department: '人事部',
  password: 'long-enough-words-2026',
  byProvider: false,
  terms: consentTexts.terms.version,
  policy: consentTexts.policy.version,
  ...given,
})

/** The code of a mail to a user whom a colleague invited. */
export async function anInvitationCode({ db, viewer }: { db: Db; viewer: CompanyViewer }) {
  const { id } = await aCompanyUser(db, viewer.companyId, { status: 'INVITED', account: { emailVerifiedAt: null } })
  const code = newSecret('member')
  await db
    .updateTable('companyUserAccount')
    .set({ invitationCodeSha256: sha256(code), invitationExpiresAt: codeExpiry() })
    .where('companyUserId', '=', id)
    .execute()
  return code
}

/** The code of a mail to a company user who forgot the password. */
export async function aCompanyResetCode(db: Db, { companyId, companyUserId }: CompanyViewer) {
  const code = newSecret('reset')
  const owner = { companyId, companyUserId }
  await db.transaction().execute((tx) => makePasswordReset(tx, 'client', owner, code, new Date()))
  return code
}
