import { storeCompanyRegistrationCode } from '#domain/company-account/registration-code/commands.ts'
import { companyRegistrationCodePrefix } from '#domain/company-account/registration-code/rules.ts'
import { storeInvitationCode } from '#domain/company-account/user/invitation/commands.ts'
import { companyUserCodePrefix } from '#domain/company-account/user/rules.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { findPreRegistration } from '#domain/inquiry/queries.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { InTransaction, Tx } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import type { Mailer } from '#platform/outgoing/mail.ts'
import { newSecret } from '#platform/secrets/secret.ts'
import { mailOf, type Site } from '../../mail-text.ts'
import { findUser, hasAccountElsewhere } from '../../news/member/queries.ts'
import { approvedText, invitedText } from './text.ts'

type Parts = {
  mail: Pick<Mailer, 'send'>
  site: Site
  inTransaction: InTransaction
}

/**
 * Mails the first administrator of a company the code of the registration. The code is in the mail only. When the mail
 * server refuses, the code is rolled back, and the next try makes another one.
 */
export const sendCompanyRegistrationCode = (
  { companyRegistrationCodeId }: { companyRegistrationCodeId: string },
  { mail, site, inTransaction }: Parts,
) =>
  inTransaction(async (tx) => {
    const code = newSecret(companyRegistrationCodePrefix)
    const stored = await storeCompanyRegistrationCode(tx, companyRegistrationCodeId, code)
    if (!stored) return
    const applicant = stored.preRegistrationId ? await findPreRegistration(tx, stored.preRegistrationId) : undefined
    const greeting = `${stored.companyName} ${applicant ? `${applicant.familyName}様` : 'ご担当者様'}`
    await mail.send({
      to: stored.email,
      ...mailOf(greeting, approvedText(stored, site.productName), pathOf(code), site),
    })
  })

/** Mails an invited company user the code of the invitation, as above. */
export const sendCompanyUserInvitation = (
  { companyId, companyUserId }: { companyId: OfRow<'company'>; companyUserId: string },
  { mail, site, inTransaction }: Parts,
) =>
  inTransaction(async (tx) => {
    const code = newSecret(companyUserCodePrefix)
    const stored = await storeInvitationCode(tx, companyId, companyUserId, code)
    if (!stored?.invitationExpiresAt) return
    const inviter = stored.invitedBy ? await findUser(tx, companyId, stored.invitedBy) : await byOperator(tx, companyId)
    if (!inviter) return
    const isTaken = await hasAccountElsewhere(tx, companyId, companyUserId)
    const text = invitedText({ ...stored, expiresAt: stored.invitationExpiresAt, inviter, isTaken })
    await mail.send({ to: stored.email, ...mailOf(`${inviter.displayName} ご担当者様`, text, pathOf(code), site) })
  })

/** An invitation without a colleague's name is the operator's. */
async function byOperator(tx: Tx, companyId: OfRow<'company'>) {
  const company = (await listCompanies(tx, [companyId])).get(companyId)
  return company && { displayName: company.displayName, familyName: null, givenName: null }
}

const pathOf = (code: string) => clientUrls.registration(code)
