import { comparedText } from '#ground/compared-text.ts'
import { comparedSpans, type Span } from '#ground/spelling/compared-spans.ts'
import { firstLetters } from '#ground/text-length.ts'

/** Letters around a hit, as long as the excerpt of a card. */
const excerptLength = 120
/** Letters before a hit that is far from the beginning of its sentence. */
const lettersBefore = 40

function excerptAround(text: string, { from, to }: Span) {
  const begin = Math.max(0, ...['。', '！', '？', '\n'].map((end) => text.lastIndexOf(end, from - 1) + 1))
  const isNear = from - begin <= lettersBefore * 2
  const start = isNear ? begin : from - lettersBefore
  const rest = text.slice(start).trimStart()
  const excerpt = firstLetters(rest, Math.max(excerptLength, to - start))
  const flat = excerpt.replaceAll(/\s+/gu, ' ').trim()
  return `${isNear ? '' : '…'}${flat}${excerpt.length < rest.length ? '…' : ''}`
}

export type KeywordHit = {
  /** The sentence of the first hit below the headline; null where the headline alone has the words. */
  excerpt: string | null
  /** The words found, as the student wrote them. */
  words: string[]
}

/** Where the keywords of a search stand in the texts of a profile; null where they stand in none of them. */
export function hitOf(headline: string, texts: readonly string[], keywords: readonly string[]): KeywordHit | null {
  const wanted = keywords.map((keyword) => comparedText(keyword).trim()).filter((keyword) => keyword.length > 0)
  if (wanted.length === 0) return null
  const found = texts.map((text) => ({ text, spans: comparedSpans(text, wanted) }))
  const inHeadline = comparedSpans(headline, wanted).map(({ from, to }) => headline.slice(from, to))
  const words = [
    ...new Set([
      ...inHeadline,
      ...found.flatMap(({ text, spans }) => spans.map(({ from, to }) => text.slice(from, to))),
    ]),
  ]
  if (words.length === 0) return null
  const below = found.find(({ text, spans }) => spans.length > 0 && text !== headline)
  const [first] = below?.spans ?? []
  return { excerpt: below && first ? excerptAround(below.text, first) : null, words }
}
