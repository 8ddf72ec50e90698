/** Mail services whose addresses anybody can have: such an application is checked by hand (states 1B.2). */
const freeMailDomains = [
  'gmail.com',
  'googlemail.com',
  'yahoo.co.jp',
  'yahoo.ne.jp',
  'yahoo.com',
  'ymail.ne.jp',
  'icloud.com',
  'me.com',
  'mac.com',
  'outlook.jp',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.jp',
  'live.jp',
  'live.com',
  'msn.com',
  'aol.com',
  'mail.com',
  'gmx.com',
  'zoho.com',
  'proton.me',
  'protonmail.com',
  'excite.co.jp',
  'infoseek.jp',
  'goo.jp',
]
const carriers =
  /(?:^|\.)(?:docomo\.ne\.jp|ezweb\.ne\.jp|au\.com|softbank\.(?:ne\.)?jp|vodafone\.ne\.jp|ymobile1?\.ne\.jp|uqmobile\.jp)$/u

export const mailDomainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Whether the domain says nothing of a company: a free mail service or a phone company. */
export const isFreeMail = (domain: string) => freeMailDomains.includes(domain) || carriers.test(domain)

/** Why a company of the service may be the applicant. */
export const companyMatches = ['CORPORATE_NUMBER', 'NAME', 'SITE', 'MAIL_DOMAIN'] as const
export type CompanyMatch = (typeof companyMatches)[number]

/** The likeness of an earlier application to this one. */
export const applicationMatches = ['CORPORATE_NUMBER', 'NAME', 'MAIL'] as const
export type ApplicationMatch = (typeof applicationMatches)[number]
