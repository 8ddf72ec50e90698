/**
 * Of which jobs the students are chosen in fair mode: of none, of every job, or of those that an administrator chose,
 * for which the users of a list alone write.
 */
export const fairModeScopes = ['NONE', 'EVERY_JOB', 'CHOSEN_JOBS'] as const
export type FairModeScope = (typeof fairModeScopes)[number]
