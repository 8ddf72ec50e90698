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
  /** True when `max` left some words out. */
  isFull: boolean
}

export function addTags(tags: readonly string[], words: readonly string[], max = Infinity): AddedTags {
  const fresh = [...new Set(words)].filter((word) => !tags.includes(word))
  const added = fresh.slice(0, Math.max(0, max - tags.length))
  return {
    tags: [...tags, ...added],
    added,
    repeated: words.filter((word) => tags.includes(word)),
    isFull: added.length < fresh.length,
  }
}
