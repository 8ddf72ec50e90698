/** About one scout: the texts come from its facts. */
export const candidateKinds = ['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07', 'C08', 'C09', 'C16'] as const
export const companyKinds = ['K01', 'K02', 'K03', 'K04', 'K05', 'K06', 'K07'] as const

/** A date is reminded of this many Tokyo days before, where its scheduling says so. */
export const reminders = [
  { kind: 'C08', daysBefore: 3, flag: 'remindThreeDaysBefore' },
  { kind: 'C09', daysBefore: 1, flag: 'remindOneDayBefore' },
] as const
export type Reminder = (typeof reminders)[number]

/** A scout nobody has answered is reminded of this many Tokyo days before it expires. */
export const expiryReminderDays = [3, 1] as const
/** Whoever accepted and has not chosen a date is reminded this many Tokyo days later. */
export const choiceReminderDays = [2, 5] as const

/** A contract's end is told this many Tokyo days before. */
export const contractEndDays = [60, 30, 7] as const
export const usableContractStatuses = ['TRIAL', 'ACTIVE', 'RENEWAL_PENDING'] as const
/** Per cent of the month's scouts that are used up, the higher one first. */
export const quotaSteps = [100, 80] as const

export type CandidateKind = (typeof candidateKinds)[number]
export type CompanyKind = (typeof companyKinds)[number]
export type ScoutKind = CandidateKind | CompanyKind

/** What a notification is about: ids only, so that it may wait in the queue. */
export type About = { companyId: string; scoutInvitationId: string; schedulingDateId?: string }
export type AboutKind = Record<ScoutKind, About> & {
  C10: { companyId: string; jobId: string }
  C13: { encourageEventId: number }
  C14: { candidateId: string; knownDeviceId: string }
  C15: { candidateId: string }
  C17: About
  C18: { candidateId: string }
  K08: { companyId: string; companyUserId: string; day: string }
  K09: { companyId: string; contractId: string; endsOn: string; days: number }
  K10: { companyId: string; month: string }
  K11: { companyId: string; companyUserId: string; invitedById: string; act: 'INVITED' | 'JOINED' }
  K12: { companyId: string; jobId: string; day: string }
  K13: { companyId: string; contractSuspensionId: string }
  K14: {
    companyId: string
    companyUserId: string
    jobId: string
    code: string
    candidateIds: string[]
    scoutInvitationId: string
  }
  S01: { preRegistrationId: string }
  DIGEST: { companyId: string; companyUserId: string; day: string }
}
export type Kind = keyof AboutKind

/** Channel P of the kinds. */
const pushKinds = ['C01', 'C02', 'C04', 'C06', 'C07', 'C08', 'C09'] as const satisfies CandidateKind[]
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

export const isCandidateKind = (kind: ScoutKind): kind is CandidateKind =>
  candidateKinds.some((known) => known === kind)

export const maxNotifications = 50
