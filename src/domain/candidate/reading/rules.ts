/** Data of a student that leaves for a company: the texts of the profile, or the name, mail and number. */
export type ReadingKind = 'profile' | 'contact'

type Limits = Record<ReadingKind, { hour: number; day: number }>

/**
 * Students a reader is given for the first time in a day; another reading of the same student is not counted. A person
 * who turns a page every four seconds reads 900 in an hour, below the limit of an hour. Machines have limits of their
 * own.
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
