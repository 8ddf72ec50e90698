import { lettersOf } from '#ground/text-length.ts'

/**
 * Splits text at commas of either kind, tabs and line breaks. Spaces around a tag are removed, spaces within a tag
 * stay.
 */
export const splitTags = (text: string) =>
  text
    .split(/[,、，\t\r\n]+/)
    .map((word) => word.trim())
    .filter(Boolean)

type AddedTags = {
  tags: readonly string[]
  added: readonly string[]
  repeated: readonly string[]
  /** Words of too many letters, and words for which `max` leaves no room. */
  long: readonly string[]
  surplus: readonly string[]
}
export type TagLimits = { max?: number | undefined; maxLetters?: number | undefined }

export function addTags(
  tags: readonly string[],
  words: readonly string[],
  { max = Infinity, maxLetters = Infinity }: TagLimits = {},
): AddedTags {
  const fresh = [...new Set(words)].filter((word) => !tags.includes(word))
  const fitting = fresh.filter((word) => lettersOf(word) <= maxLetters)
  const room = Math.max(0, max - tags.length)
  const added = fitting.slice(0, room)
  return {
    tags: [...tags, ...added],
    added,
    repeated: words.filter((word) => tags.includes(word)),
    long: fresh.filter((word) => !fitting.includes(word)),
    surplus: fitting.slice(room),
  }
}
