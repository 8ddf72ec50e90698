export const preRegistrationStatuses = ['APPLIED', 'APPROVED', 'REJECTED'] as const
export type PreRegistrationStatus = (typeof preRegistrationStatuses)[number]

/** Every change of an application's status, by the act that makes it. */
export const preRegistrationMoves = {
  approvePreRegistration: { from: 'APPLIED', to: 'APPROVED' },
  rejectPreRegistration: { from: 'APPLIED', to: 'REJECTED' },
} as const satisfies Record<string, { from: PreRegistrationStatus; to: PreRegistrationStatus }>

type Answered = { status: string; codes: readonly { status: string }[] }

/** An approved applicant gets another code once none of the codes can register a company, or has registered one. */
export const canSendNewCode = ({ status, codes }: Answered) =>
  status === 'APPROVED' && codes.every((code) => code.status === 'REVOKED' || code.status === 'EXPIRED')
