/** What a company saves by one press. */
export const companySections = ['NAMES', 'INFORMATION', 'ADDRESS', 'OTHERS', 'LOGO', 'COVER', 'VISIBILITY'] as const
export type CompanySection = (typeof companySections)[number]
