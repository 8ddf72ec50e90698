/** What a company words beside the messages of a thread, and its student reads. */
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
