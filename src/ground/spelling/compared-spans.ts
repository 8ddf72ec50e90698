import { comparedText } from '../compared-text.ts'

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

export type Span = { from: number; to: number }

/** Where the words stand in the written text, in whatever spelling; the words come as `comparedText` gives them. */
export function comparedSpans(text: string, keywords: readonly string[]): Span[] {
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
