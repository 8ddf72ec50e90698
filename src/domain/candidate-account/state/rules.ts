export const candidateStatuses = [
  'EMAIL_PENDING',
  'PROFILE_PENDING',
  'PHONE_PENDING',
  'ONBOARDING',
  'ACTIVE',
  'ACTION_REQUIRED',
  'HIDDEN',
  'WITHDRAWN',
  'PURGED',
] as const
export type CandidateStatus = (typeof candidateStatuses)[number]

type Move = { from: readonly CandidateStatus[]; to: CandidateStatus }

/** Every change of a student's account, by the act that makes it. */
export const candidateMoves = {
  verifyEmail: { from: ['EMAIL_PENDING'], to: 'PROFILE_PENDING' },
  saveProfile: { from: ['PROFILE_PENDING'], to: 'PHONE_PENDING' },
  verifyPhone: { from: ['PHONE_PENDING'], to: 'ONBOARDING' },
  finishOnboarding: { from: ['ONBOARDING'], to: 'ACTIVE' },
  requireAction: { from: ['ACTIVE'], to: 'ACTION_REQUIRED' },
  completeAction: { from: ['ACTION_REQUIRED'], to: 'ACTIVE' },
  hideCandidate: { from: ['ACTIVE'], to: 'HIDDEN' },
  showCandidate: { from: ['HIDDEN'], to: 'ACTIVE' },
  // The settings stay open while something is to be completed: who wants to leave then may.
  withdrawCandidate: { from: ['ACTIVE', 'HIDDEN', 'ACTION_REQUIRED'], to: 'WITHDRAWN' },
  purgeCandidate: { from: ['WITHDRAWN'], to: 'PURGED' },
} as const satisfies Record<string, Move>
export type CandidateAct = keyof typeof candidateMoves

export const canMove = (act: CandidateAct, status: string) =>
  candidateMoves[act].from.some((known: CandidateStatus) => known === status)

/** Days after which nothing of a student who left is kept. */
export const purgeDays = 30

/** What is typed so that nobody leaves by a slip. */
export const withdrawalWord = '退会する'
export const maxWithdrawalReason = 500
/** Wrong passwords of one visitor. */
export const withdrawalLimit = { name: 'withdrawal', attempts: 10, seconds: 15 * 60 }
