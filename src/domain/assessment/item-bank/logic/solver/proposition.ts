import { sentencesIn, textsOf, type Printed } from './printed.ts'

/** Whether a person, given by the set of what they did, is meant. */
type Meant = (done: ReadonlySet<string>) => boolean
type Sentence = { kind: 'all' | 'some'; isCase: Meant }

/** A verb without its ending: 読んだ and 読んでいない have the same. */
const stemOf = (words: string) => words.replace(/(?:ていない|でいない|た|だ)$/, '')
const isNegative = (words: string) => /[てで]いない$/.test(words)

const compounds: readonly (readonly [string, (one: boolean, other: boolean) => boolean])[] = [
  ['の少なくとも一方に当てはまる', (one, other) => one || other],
  ['の両方に当てはまる', (one, other) => one && other],
  ['のどちらにも当てはまらない', (one, other) => !one && !other],
  ['の少なくとも一方に当てはまらない', (one, other) => !one || !other],
]

function meant(words: string): Meant {
  const [, first, second, joined] = /^「([^」]+)」「([^」]+)」(.+)$/.exec(words) ?? []
  const compound = compounds.find(([form]) => form === joined)
  if (first && second && compound) {
    const [one, other] = [meant(first), meant(second)]
    return (done) => compound[1](one(done), other(done))
  }
  if (/[「」]/.test(words) || !/(?:た|だ|いない)$/.test(words)) throw new Error(`No reading of: ${words}`)
  return (done) => done.has(stemOf(words)) !== isNegative(words)
}

/** A sentence of everyone forbids a case, a sentence of someone asks for one. */
function read(sentence: string): Sentence {
  const [, some, also] = /^(.+)人の中に、(.+)人がいる。$/.exec(sentence) ?? []
  if (some && also) return { kind: 'some', isCase: (done) => meant(some)(done) && meant(also)(done) }
  const [, subject, predicate] = /^(.+?)人は、(?:全員、|誰も)(.+)。$/.exec(sentence) ?? []
  if (!subject || !predicate) throw new Error(`No reading of: ${sentence}`)
  return { kind: 'all', isCase: (done) => meant(subject)(done) && !meant(predicate)(done) }
}

/** Tries every gathering: every set of the kinds of people whom the sentences of everyone allow. */
export function solvePropositions(item: Printed): number[] {
  const premises = sentencesIn(item).map(read)
  const options = textsOf(item).map(read)
  const done = new Set([...sentencesIn(item), ...textsOf(item)].flatMap(termsIn))
  const kinds = Array.from(
    { length: 2 ** done.size },
    (_, bits) => new Set([...done].filter((__, at) => bits & (1 << at))),
  )
  const maskOf = ({ isCase }: Sentence) => kinds.reduce((mask, kind, at) => (isCase(kind) ? mask | (1 << at) : mask), 0)
  const [givens, claims] = [premises, options].map((list) =>
    list.map((sentence) => ({ ...sentence, mask: maskOf(sentence) })),
  )
  const allowed = (givens ?? []).reduce(
    (open, { kind, mask }) => (kind === 'all' ? open & ~mask : open),
    2 ** kinds.length - 1,
  )
  const particulars = (givens ?? []).filter(({ kind }) => kind === 'some')
  const doers = [...done].flatMap((term) => [
    maskOf({ kind: 'some', isCase: (kind) => kind.has(term) }),
    maskOf({ kind: 'some', isCase: (kind) => !kind.has(term) }),
  ])
  const refuted = { anywhere: new Set<number>(), amongAll: new Set<number>() }
  for (let there = allowed; there > 0; there = (there - 1) & allowed) {
    if (!particulars.every(({ mask }) => (there & mask) !== 0)) continue
    const hasAll = doers.every((mask) => (there & mask) !== 0)
    for (const [place, { kind, mask }] of (claims ?? []).entries())
      if (((there & mask) === 0) === (kind === 'some')) {
        refuted.anywhere.add(place)
        if (hasAll) refuted.amongAll.add(place)
      }
  }
  // An option that only fails where nobody did a thing would be disputed; it counts as right, so that two are.
  return options
    .flatMap((_, place) => (refuted.amongAll.has(place) ? [] : [place]))
    .filter((place, _, open) => open.length > 1 || !refuted.anywhere.has(place))
}

function termsIn(sentence: string): string[] {
  const quoted = [...sentence.matchAll(/「([^」]+)」/g)].map(([, words]) => words ?? '')
  const plain = sentence
    .replaceAll(/「[^」]+」/g, '')
    .split(/人は、(?:全員、|誰も)|人の中に、|人がいる。|。/)
    .filter((words) => words && !words.includes('当てはま'))
  return [...quoted, ...plain].map(stemOf)
}
