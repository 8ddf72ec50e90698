/** Student data that leaves for a company: the texts of the profile, or the name, mail address and phone number. */
export type ReadingKind = 'profile' | 'contact'

type Limits = Record<ReadingKind, { hour: number; day: number }>

/**
 * The most students one reader may open for the first time in an hour or a day. Reading the same student again is not
 * counted. A person who turns a page every four seconds reads 900 in an hour, below the hourly limit. Machines have
 * their own limits.
 */
export const readingLimits: Record<'person' | 'token', Limits> = {
  person: { profile: { hour: 1000, day: 4000 }, contact: { hour: 1000, day: 4000 } },
  token: { profile: { hour: 3000, day: 10_000 }, contact: { hour: 3000, day: 10_000 } },
}

/** The action in the audit row of a reading. */
export const readingActions = {
  profile: 'searchCandidate',
  contact: 'readContact',
} as const satisfies Record<ReadingKind, string>
