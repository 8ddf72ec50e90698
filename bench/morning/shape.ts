/**
 * The hour after 8:00, as shares of those who come, by the minute until which they have come. Letters bring most of
 * their readers in the first twenty minutes; who has none comes at any time; recruiters come as their day begins.
 */
export const arrivals = {
  readers: [
    [5, 0.3],
    [10, 0.52],
    [20, 0.76],
    [40, 0.93],
    [60, 1],
  ],
  visitors: [[60, 1]],
  recruiters: [
    [10, 0.35],
    [30, 0.8],
    [60, 1],
  ],
} as const satisfies Record<string, readonly (readonly [minute: number, share: number])[]>
export type Coming = keyof typeof arrivals

/** The morning, in shares of all students, companies, letters and visits. */
export const morning = {
  lettersOfCompany: 10,
  /** Of those who got a letter, within the hour. */
  open: 0.4,
  /** Of all who got none, within the hour. */
  lookIn: 0.02,
  /** Companies with a recruiter at work in this hour. */
  recruiters: 0.7,
  /** Students without a session; recruiters all sign in. */
  signIn: 0.15,
  /** Students who are told on a phone, beside the mail. */
  devices: 0.5,
  accept: 0.35,
}
export const thought = { letterSeconds: 45, dateSeconds: 20, searchSeconds: 30 }

/** The minute in which somebody comes, of a number between 0 and 1. */
export function minuteOf(coming: Coming, at: number): number {
  let [from, before] = [0, 0]
  for (const [until, share] of arrivals[coming]) {
    if (at < share) return from + ((until - from) * (at - before)) / (share - before)
    ;[from, before] = [until, share]
  }
  return from
}

/** The numbers of a morning of this size. */
export function sizesOf(students: number, companies: number) {
  const letters = Math.min(companies * morning.lettersOfCompany, students)
  return {
    letters,
    readers: Math.round(letters * morning.open),
    visitors: Math.round((students - letters) * morning.lookIn),
    recruiters: Math.round(companies * morning.recruiters),
  }
}
