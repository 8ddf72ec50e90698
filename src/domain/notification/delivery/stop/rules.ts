/** The fate of the mails and pushes that waited when a stop ends. */
export const waitingFates = ['SEND', 'DISCARD'] as const
export type WaitingFate = (typeof waitingFates)[number]

/** The operator's reason for a stop. */
export const stopReason = { label: '理由', min: 1, max: 200 } as const

/**
 * Hours after which what waited does not leave any more when a stop ends: a notice of yesterday misleads, and stands in
 * the reader's list; a push on a locked screen is read as of now. A direct mail answers somebody and stands in no list.
 */
export const lateAfterHours = { notice: 24, push: 3, direct: 7 * 24 } as const
