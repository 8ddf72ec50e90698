/** A piece of a text: words, or an address with what it is shown as. */
export type TextPart = { text: string; href?: string }

// Letters of an address alone: the next words of a Japanese sentence follow without a space.
const address = /https?:\/\/[\w\-.~:/?#[\]@!$&*+,;=%]+/gi

/** An address is shown as the browser opens it. */
function partOf(typed: string): TextPart {
  const href = URL.canParse(typed) ? new URL(typed).href : null
  if (href === null) return { text: typed }
  const isBare = !typed.endsWith('/') && href.endsWith('/')
  return { text: isBare ? href.slice(0, -1) : href, href }
}

/** Splits a text at its addresses. Only http and https become links. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: match, index } of text.matchAll(address)) {
    const typed = match.replace(/[.,;:!?]+$/, '')
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push(partOf(typed))
    end = index + typed.length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}
