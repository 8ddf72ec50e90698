import { comparedText } from '#ground/compared-text.ts'
import { firstLetters } from '#ground/text-length.ts'

/** Letters around a hit, as long as the excerpt of a card. */
const excerptLength = 120
/** Letters before a hit that is far from the beginning of its sentence. */
const lettersBefore = 40

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** For each character of the folded text, where it begins in the written text; one more for the end. */
function placesOf(text: string) {
  const places: number[] = []
  for (const { 0: part, index: begin } of text.matchAll(/\s+|[^\s。]+|。+/gu))
    if (/^\s/u.test(part)) places.push(begin)
    else if (isFoldedInPlace(part)) for (let at = 0; at < part.length; at += 1) places.push(begin + at)
    else for (const place of placesOfLetters(part)) places.push(begin + place)
  places.push(text.length)
  return places
}

/** Whether each letter stays one letter at its place; ｶﾞ becomes one, ㈱ and İ become several. */
const isFoldedInPlace = (part: string) => part.normalize('NFKC') === part && comparedText(part).length === part.length

const placesOfLetters = (part: string) =>
  Array.from(segmenter.segment(part)).flatMap(({ segment, index }) =>
    Array.from({ length: comparedText(segment).length }, () => index),
  )

type Span = { from: number; to: number }

function spansOf(text: string, keywords: readonly string[]): Span[] {
  const folded = comparedText(text)
  const wanted = keywords.filter((keyword) => folded.includes(keyword))
  if (wanted.length === 0) return []
  const places = placesOf(text)
  const at = (place: number) => places[place] ?? text.length
  const spans: Span[] = []
  for (const keyword of wanted)
    for (let from = folded.indexOf(keyword); from >= 0; from = folded.indexOf(keyword, from + keyword.length))
      spans.push({ from: at(from), to: at(from + keyword.length) })
  return spans.toSorted((a, b) => a.from - b.from)
}

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
  const found = texts.map((text) => ({ text, spans: spansOf(text, wanted) }))
  const inHeadline = spansOf(headline, wanted).map(({ from, to }) => headline.slice(from, to))
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
