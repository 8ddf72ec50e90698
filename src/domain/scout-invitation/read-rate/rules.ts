/** As many students who have not answered must stand on either side of the rate, or it would tell of each of them. */
export const fewestOfEither = 5

type Counts = { answered: number; readUnanswered: number; unread: number }

/**
 * How many of a hundred scouts were read, in steps of ten; null where it could be said of one student (decisions/0009).
 * Whoever answered has read, and the company knows it: only those who did not answer hide one another.
 */
export function readRateOf({ answered, readUnanswered, unread }: Counts): number | null {
  if (readUnanswered < fewestOfEither || unread < fewestOfEither) return null
  const read = answered + readUnanswered
  return Math.round((10 * read) / (read + unread)) * 10
}
