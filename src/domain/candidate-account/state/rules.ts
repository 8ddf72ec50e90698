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

/** The statuses that an act leads out of. */
export type MovedFrom<Act extends CandidateAct> = (typeof candidateMoves)[Act]['from'][number]

export const canMove = <Act extends CandidateAct>(act: Act, status: string): status is MovedFrom<Act> =>
  candidateMoves[act].from.some((from: CandidateStatus) => from === status)

/** Days from withdrawal to the purge of the student's data. */
export const purgeDays = 30
