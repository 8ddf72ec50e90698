import { checkEmail } from '#ground/validation/contact-validation.ts'
import { checkCorporateNumber } from '#ground/validation/company-validation.ts'
import { foldCorporateNumber, foldEmail } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkLength } from '#ground/validation/validation.ts'

export const companyRegistrationCodePrefix = 'company'

export const companyRegistrationCodeStatuses = ['OPEN', 'USED', 'REVOKED', 'EXPIRED'] as const
type Standing = { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date }

export function companyRegistrationCodeStatus({ usedAt, revokedAt, expiresAt }: Standing, now: Date) {
  if (usedAt) return 'USED'
  if (revokedAt) return 'REVOKED'
  return expiresAt > now ? 'OPEN' : 'EXPIRED'
}

export type Invited = { companyName: string; email: string; corporateNumber: string | null }
export const foldInvited = ({ companyName, email, corporateNumber }: Invited): Invited => ({
  companyName: foldSpaces(companyName),
  email: foldEmail(email).toLowerCase(),
  corporateNumber: corporateNumber === null ? null : foldCorporateNumber(corporateNumber),
})
export const checkInvited = ({ companyName, email, corporateNumber }: Invited) => [
  checkLength('companyName', '会社名', companyName, 1, 100),
  checkEmail('email', email),
  corporateNumber === null ? null : checkCorporateNumber('corporateNumber', corporateNumber),
]
