export const preRegistrationStatuses = ['APPLIED', 'APPROVED', 'REJECTED'] as const
export type PreRegistrationStatus = (typeof preRegistrationStatuses)[number]

/** Every change of an application's status, by the act that makes it. */
export const preRegistrationMoves = {
  approvePreRegistration: { from: 'APPLIED', to: 'APPROVED' },
  rejectPreRegistration: { from: 'APPLIED', to: 'REJECTED' },
} as const satisfies Record<string, { from: PreRegistrationStatus; to: PreRegistrationStatus }>
