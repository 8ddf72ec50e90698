/** The settings of a student; each kind for students names the one that governs it. */
export const topics = ['SCOUT', 'SCHEDULE', 'ACCOUNT'] as const
export type Topic = (typeof topics)[number]

/** When a company user hears of a kind that is theirs to time. */
export const timings = ['IMMEDIATELY', 'DAILY_DIGEST', 'OFF'] as const
export type Timing = (typeof timings)[number]

/** Rows of a list that one question may ask for. */
export const maxNotifications = 50
