/** Decisions of two operators about a student's account: 利用停止, or 退会 for a student who asked and cannot sign in. */
export const candidateStopKinds = ['SUSPENSION', 'WITHDRAWAL'] as const
export type CandidateStopKind = (typeof candidateStopKinds)[number]

export const candidateStopStatuses = ['REQUESTED', 'CONFIRMED', 'TAKEN_BACK'] as const

/** Every change of a request, by the act that makes it. */
export const candidateStopMoves = {
  confirmCandidateStop: { from: 'REQUESTED', to: 'CONFIRMED' },
  takeBackCandidateStop: { from: 'REQUESTED', to: 'TAKEN_BACK' },
} as const

/** The move of the account that each kind ends in. */
export const moveOfKind = { SUSPENSION: 'suspendCandidate', WITHDRAWAL: 'withdrawForCandidate' } as const
