import { canCompanySignIn, type ContractStatus } from '#domain/company/rules.ts'
import type { CandidateStatus } from '#domain/candidate-account/state/rules.ts'

export const feedTokenPrefix = 'calendar'
const form = /^(calendar_[\w-]{43})\.ics$/
/** The secret in the last part of an address; null for a part of another form. */
export const readFeedToken = (file: string) => form.exec(file)?.[1] ?? null

export const feedLimits = {
  /** Requests of one address of a calendar: programs ask every few minutes at most. */
  requests: { name: 'calendar-feed', attempts: 120, seconds: 60 * 60 },
  /** Requests of one network with addresses that are none. */
  unknown: { name: 'calendar-feed-unknown', attempts: 60, seconds: 15 * 60 },
} as const

type Answer = 'ANSWERS' | 'SILENT'

/** Silent while the account waits or has left: the address answers as one that never was. */
const ofStudents: Record<CandidateStatus, Answer> = {
  EMAIL_PENDING: 'SILENT',
  PROFILE_PENDING: 'SILENT',
  PHONE_PENDING: 'SILENT',
  ONBOARDING: 'SILENT',
  ACTIVE: 'ANSWERS',
  ACTION_REQUIRED: 'ANSWERS',
  HIDDEN: 'ANSWERS',
  SUSPENDED: 'SILENT',
  WITHDRAWN: 'SILENT',
  PURGED: 'SILENT',
}
const ofCompanyUsers: Record<'INVITED' | 'ACTIVE' | 'DISABLED', Answer> = {
  INVITED: 'SILENT',
  ACTIVE: 'ANSWERS',
  DISABLED: 'SILENT',
}

export type FeedOwner =
  | { kind: 'candidate'; status: CandidateStatus }
  | {
      kind: 'companyUser'
      status: keyof typeof ofCompanyUsers
      contract: { status: ContractStatus; endsOn: string } | null
    }

/** A company user's calendar ends, and comes back, with the right to sign in; `today` is a day in Tokyo. */
export function isFeedOpen(owner: FeedOwner, today: string) {
  if (owner.kind === 'candidate') return ofStudents[owner.status] === 'ANSWERS'
  const { status, contract } = owner
  return ofCompanyUsers[status] === 'ANSWERS' && contract !== null && canCompanySignIn(contract, today)
}
