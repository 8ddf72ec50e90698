import { foldWidth } from '#ground/spelling/folding.ts'
import type { FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { checkLength, fieldError, validationText } from '#ground/validation/validation.ts'

/** OPTIONAL: beside the password. FORCED: instead of the password, except for the ADMIN for emergencies. */
export const singleSignOnModes = ['OFF', 'OPTIONAL', 'FORCED'] as const
export type SingleSignOnMode = (typeof singleSignOnModes)[number]

export const providerFields = {
  issuer: { label: '発行者（Issuer）', min: 1, max: 500 },
  clientId: { label: 'クライアントID', min: 1, max: 500 },
  clientSecret: { label: 'クライアントシークレット', min: 1, max: 1000 },
} as const

export type GivenProvider = {
  issuer: string
  clientId: string
  /** null keeps the stored secret. */
  clientSecret: string | null
}

const discoveryPath = '/.well-known/openid-configuration'

/** People copy the address of the discovery document as often as the issuer. */
export const foldProvider = ({ issuer, clientId, clientSecret }: GivenProvider): GivenProvider => ({
  issuer: foldWidth(issuer).replace(new RegExp(`${discoveryPath}$`), ''),
  clientId: clientId.trim(),
  clientSecret: clientSecret === null ? null : clientSecret.trim(),
})

/** `needsSecret`: a new client has no stored secret. */
export function checkProvider(
  { issuer, clientId, clientSecret }: GivenProvider,
  { needsSecret, allowHttp }: { needsSecret: boolean; allowHttp: boolean },
): (FieldError | null)[] {
  const { issuer: forIssuer, clientId: forId, clientSecret: forSecret } = providerFields
  return [
    checkLength('issuer', forIssuer.label, issuer, forIssuer.min, forIssuer.max) ??
      fieldError('issuer', issuerTrouble(issuer, allowHttp)),
    checkLength('clientId', forId.label, clientId, forId.min, forId.max) ??
      fieldError('clientId', isPlain(clientId) ? null : deskValidationText.unusable),
    clientSecret === null
      ? fieldError('clientSecret', needsSecret ? validationText.empty(forSecret.label) : null)
      : checkLength('clientSecret', forSecret.label, clientSecret, forSecret.min, forSecret.max),
  ]
}

const isPlain = (text: string) => /^[\x21-\x7e]*$/.test(text)

/** Why this is no issuer; null for one. */
function issuerTrouble(text: string, allowHttp: boolean) {
  const url = URL.parse(text)
  if (!url || !(url.protocol === 'https:' || (allowHttp && url.protocol === 'http:')))
    return `${providerFields.issuer.label}は「https://」で始まるURLを入力してください`
  if (url.username + url.password !== '') return deskValidationText.urlWithPassword
  if (/[?#]/.test(text)) return `${providerFields.issuer.label}に「?」や「#」から始まる部分を含めないでください`
  return isPlain(text) ? null : deskValidationText.unusable
}

/** Minutes a visitor may stay at the provider before coming back. */
export const singleSignOnMinutes = 10

/** Visits that begin at one network address: a whole company may share it. */
export const visitLimit = { name: 'company-sign-in', attempts: 300, seconds: 10 * 60 }
/** Checks of domains and providers, which call other servers. */
export const outsideCheckLimit = { name: 'single-sign-on-check', attempts: 60, seconds: 60 * 60 }

/**
 * The mail address that a provider vouches for; null without one. Microsoft Entra ID says `xmsEdov` where others say
 * `email_verified`; some providers write both as a text or a number.
 */
export function vouchedMail(claims: Readonly<Record<string, unknown>>): string | null {
  const { email } = claims
  const isVouched = [claims['email_verified'], claims['xms_edov']].some((claim) =>
    [true, 'true', 1, '1'].some((yes) => yes === claim),
  )
  return typeof email === 'string' && isVouched ? foldWidth(email).toLowerCase() : null
}

export const mailDomainOf = (email: string) => /@([^@]+)$/u.exec(email)?.[1] ?? ''
