/** The texts of a company that its student reads beside the messages of a thread. */
export const companyWordKinds = [
  'LETTER',
  'REASON',
  'FOLLOW_UP',
  'DATE_BOOKED',
  'DATE_CALLED_OFF',
  'DATES_REFUSED',
  'OUTCOME',
] as const
export type CompanyWordKind = (typeof companyWordKinds)[number]
