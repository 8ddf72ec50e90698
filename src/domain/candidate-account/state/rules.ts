import { urls } from '#ground/urls.ts'

export const candidateStatuses = [
  'EMAIL_PENDING',
  'PROFILE_PENDING',
  'PHONE_PENDING',
  'ONBOARDING',
  'ACTIVE',
  'ACTION_REQUIRED',
  'HIDDEN',
  'SUSPENDED',
  'WITHDRAWN',
  'PURGED',
] as const
export type CandidateStatus = (typeof candidateStatuses)[number]

/** The statuses of a student who has left. The account is closed for good. */
export const leftStatuses = ['WITHDRAWN', 'PURGED'] as const satisfies readonly CandidateStatus[]
export const isLeftStatus = (status: string | undefined) => leftStatuses.some((leftStatus) => leftStatus === status)

/** The statuses of a registration whose mail address is proven, and which is not finished. */
export const registeringStatuses = [
  'PROFILE_PENDING',
  'PHONE_PENDING',
  'ONBOARDING',
] as const satisfies readonly CandidateStatus[]
export const isRegistering = (status: string | null | undefined) =>
  registeringStatuses.some((registeringStatus) => registeringStatus === status)

/** The states in which only the pages of the state are open. */
type UnfinishedStatus = Exclude<CandidateStatus, 'ACTIVE' | 'HIDDEN' | (typeof leftStatuses)[number]>

type PagesOfState = {
  /** Every other page of a student leads here, and from here back to the page that was wanted. */
  lead: (redirectTo?: string | null) => string
  open: RegExp
}
const registering: PagesOfState = {
  lead: (redirectTo) => urls.candidate.registration({ 'redirect-to': redirectTo }),
  open: /^\/candidate\/(?:registration|settings\/unsubscribe)$/,
}
/** The gate of the pages; `requireCandidateIn` is the gate of the operations. */
const pagesOfState: Record<UnfinishedStatus, PagesOfState> = {
  // The clock forgets an address that nobody proves; there is no account yet that could be left.
  EMAIL_PENDING: { ...registering, open: /^\/candidate\/registration$/ },
  PROFILE_PENDING: registering,
  PHONE_PENDING: registering,
  ONBOARDING: {
    lead: (redirectTo) => urls.candidate.onboarding('step1', redirectTo, 'continue'),
    open: /^\/candidate\/(?:onboarding\/|(?:registration\/complete|settings\/unsubscribe)$)/,
  },
  ACTION_REQUIRED: {
    lead: (redirectTo) => urls.candidate.actionRequired(redirectTo),
    open: /^\/candidate\/(?:profile\/action-required$|settings(?:\/|$))/,
  },
  // The pages that the law gives everybody stay open: the own data, and the way out.
  SUSPENDED: {
    lead: () => urls.candidate.suspended(),
    open: /^\/candidate\/(?:suspended|settings\/(?:data|unsubscribe))$/,
  },
}
/** Pages in which a session is begun or ended, a mail is ended, and the way to ask for help. */
const openInEveryState =
  /^\/candidate\/(?:login|logout|oidc\/|password-reset(?:\/|$)|registration\/callback$|contact-us(?:\/|$)|unsubscribe-mail$)/

/** The page that a student of this state is led to from another one; null where the page is open to the state. */
export function leadOf(status: UnfinishedStatus, path: string, redirectTo?: string | null): string | null {
  const { lead, open } = pagesOfState[status]
  return open.test(path) || openInEveryState.test(path) ? null : lead(redirectTo)
}

type Move = { from: readonly CandidateStatus[]; to: CandidateStatus }
const leavable: readonly CandidateStatus[] = [
  ...registeringStatuses,
  'ACTIVE',
  'HIDDEN',
  'ACTION_REQUIRED',
  'SUSPENDED',
]

/** Every change of a student's account, by the act that makes it. */
export const candidateMoves = {
  verifyEmail: { from: ['EMAIL_PENDING'], to: 'PROFILE_PENDING' },
  saveProfile: { from: ['PROFILE_PENDING'], to: 'PHONE_PENDING' },
  verifyPhone: { from: ['PHONE_PENDING'], to: 'ONBOARDING' },
  finishOnboarding: { from: ['ONBOARDING'], to: 'ACTIVE' },
  // A hidden student is left alone until they want to be seen again.
  requireAction: { from: ['ACTIVE', 'HIDDEN'], to: 'ACTION_REQUIRED' },
  completeAction: { from: ['ACTION_REQUIRED'], to: 'ACTIVE' },
  hideCandidate: { from: ['ACTIVE'], to: 'HIDDEN' },
  showCandidate: { from: ['HIDDEN'], to: 'ACTIVE' },
  suspendCandidate: { from: ['ACTIVE', 'HIDDEN', 'ACTION_REQUIRED'], to: 'SUSPENDED' },
  // Back to the state before the suspension, which the caller names.
  liftSuspension: { from: ['SUSPENDED'], to: 'ACTIVE' },
  // The policy promises the way out at any time, also in the middle of a registration.
  withdrawCandidate: { from: leavable, to: 'WITHDRAWN' },
  // By operators, at the request of a student who cannot sign in.
  withdrawForCandidate: { from: leavable, to: 'WITHDRAWN' },
  // The clock ends a registration that nobody goes on with.
  endRegistration: { from: registeringStatuses, to: 'WITHDRAWN' },
  purgeCandidate: { from: ['WITHDRAWN'], to: 'PURGED' },
} as const satisfies Record<string, Move>
export type CandidateAct = keyof typeof candidateMoves

export const canMove = (act: CandidateAct, status: string) =>
  candidateMoves[act].from.some((from: CandidateStatus) => from === status)

/** Days from withdrawal to the purge of the student's data. */
export const purgeDays = 30
