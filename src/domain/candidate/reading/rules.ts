/** What of a student leaves for a company: the texts of the profile, or who the student is. */
export type ReadingKind = 'profile' | 'contact'

type Limits = Record<ReadingKind, { hour: number; day: number }>

/**
 * Students a reader is given for the first time in a day; the same one again counts nothing. A person who turns a page
 * every four seconds without a pause stays below; machines have their own.
 */
export const readingLimits: Record<'person' | 'token', Limits> = {
  person: { profile: { hour: 1000, day: 4000 }, contact: { hour: 1000, day: 4000 } },
  token: { profile: { hour: 3000, day: 10_000 }, contact: { hour: 3000, day: 10_000 } },
}

/** What the audit row of a reading says was done. */
export const readingActions = {
  profile: 'searchCandidate',
  contact: 'readContact',
} as const satisfies Record<ReadingKind, string>
