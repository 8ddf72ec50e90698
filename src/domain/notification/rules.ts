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

/** Channel P of the kinds. */
const pushKinds = ['C01', 'C02', 'C06', 'C07', 'C08', 'C09'] as const satisfies CandidateKind[]
export type PushKind = (typeof pushKinds)[number]
export const hasPush = (kind: Kind): kind is PushKind => pushKinds.some((known) => known === kind)

const hours = 3_600_000
// Tokyo keeps the same time all year.
const tokyoOffset = 9 * hours
/** From 21:00 to 8:00 in Tokyo nobody is called; what came meanwhile comes at 8:05. */
const quiet = { from: 21 * hours, until: 8 * hours, held: 8 * hours + 300_000 }

/** When a push of this moment may be sent; null: now. */
export function heldUntil(now: Date): Date | null {
  const sinceMidnight = (now.getTime() + tokyoOffset) % (24 * hours)
  if (sinceMidnight >= quiet.until && sinceMidnight < quiet.from) return null
  const midnight = now.getTime() - sinceMidnight + (sinceMidnight >= quiet.from ? 24 * hours : 0)
  return new Date(midnight + quiet.held)
}

export const isCandidateKind = (kind: Kind): kind is CandidateKind => candidateKinds.some((known) => known === kind)

export const maxNotifications = 50
