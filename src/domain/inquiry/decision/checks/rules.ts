export const mailDomainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

/** Why a company of the service may be the applicant. */
export const companyMatches = ['CORPORATE_NUMBER', 'NAME', 'SITE', 'MAIL_DOMAIN'] as const
export type CompanyMatch = (typeof companyMatches)[number]

/** The likeness of an earlier application to this one. */
export const applicationMatches = ['CORPORATE_NUMBER', 'NAME', 'MAIL'] as const
export type ApplicationMatch = (typeof applicationMatches)[number]
