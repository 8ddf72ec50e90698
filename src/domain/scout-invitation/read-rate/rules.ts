/** The fewest unanswered students on either side of the rate. With fewer, the rate would tell about each of them. */
const minUnansweredStudents = 5

type Counts = { answered: number; readUnanswered: number; unread: number }

/**
 * Per cent of scouts read, in steps of ten; null where the rate would tell about a single student (decisions/0009). The
 * company knows that a student who answered has read the scout, so only unanswered students hide one another.
 */
export function readRateOf({ answered, readUnanswered, unread }: Counts): number | null {
  if (readUnanswered < minUnansweredStudents || unread < minUnansweredStudents) return null
  const read = answered + readUnanswered
  return Math.round((10 * read) / (read + unread)) * 10
}
