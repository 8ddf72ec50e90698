/** TEXT: the subject and the message that all students of a sending read. */
export const funnelBreakdowns = ['JOB', 'TEXT', 'WEEKDAY'] as const
export type FunnelBreakdown = (typeof funnelBreakdowns)[number]

/** The rows shown, those with most scouts; a week has fewer. */
export const maxFunnelRows = 10
