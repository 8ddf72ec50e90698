/** The fewest unanswered students on either side of the rate. With fewer, the rate would tell of each of them. */
export const fewestOfEither = 5

type Counts = { answered: number; readUnanswered: number; unread: number }

/**
 * Scouts of a hundred that were read, in steps of ten; null where the rate could be told of one student
 * (decisions/0009). The company knows that a student who answered has read, so that only unanswered students hide one
 * another.
 */
export function readRateOf({ answered, readUnanswered, unread }: Counts): number | null {
  if (readUnanswered < fewestOfEither || unread < fewestOfEither) return null
  const read = answered + readUnanswered
  return Math.round((10 * read) / (read + unread)) * 10
}
