export const candidateKinds = ['C01', 'C02', 'C03', 'C05', 'C06', 'C07', 'C08', 'C09', 'C16'] as const
export const companyKinds = ['K01', 'K04', 'K05', 'K06'] as const
/** Gathered into one row a day, which counts. */
export const digestKinds = ['K02', 'K03'] as const

/** A date is reminded of this many Tokyo days before, where its scheduling says so. */
export const reminders = [
  { kind: 'C08', daysBefore: 3, flag: 'remindThreeDaysBefore' },
  { kind: 'C09', daysBefore: 1, flag: 'remindOneDayBefore' },
] as const
export type Reminder = (typeof reminders)[number]

/** A scout nobody has answered is reminded of this many Tokyo days before it expires. */
export const expiryReminderDays = [3, 1] as const

export type CandidateKind = (typeof candidateKinds)[number]
export type CompanyKind = (typeof companyKinds)[number]
export type DigestKind = (typeof digestKinds)[number]
export type Kind = CandidateKind | CompanyKind

/** What a notification is about: ids only, so that it may wait in the queue. */
export type About = { companyId: string; scoutInvitationId: string; schedulingDateId?: string }

/** Kinds that only stand in the list. */
const withoutMail: readonly Kind[] = ['C03']
export const hasMail = (kind: Kind) => !withoutMail.includes(kind)
export const isCandidateKind = (kind: Kind): kind is CandidateKind => candidateKinds.some((known) => known === kind)

export const maxNotifications = 50
