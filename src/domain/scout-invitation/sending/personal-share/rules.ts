import { phraseAfterQuotation } from '../reason/rules.ts'
import { coverOf, lettersIn, spellingOf, type Letter } from './rules/letters.ts'
import { printedLetters, printsOf } from './rules/prints.ts'
import { takesUp, wordsIn, wordsOfField } from './rules/words.ts'

/** The rule by which a share was reckoned; a share that is stored keeps the version of its day. */
export const ruleVersion = 1
/** Below this many per cent a letter is shown as sent to many. */
export const massBelow = 20
export const isMassLetter = (percent: number) => percent < massBelow

/** From so many per cent on nothing is lacking. */
const enough = 60

/** So many letters in a row, as the student wrote them, are a quotation… */
const quotedLetters = 8
/** …if so many are not hiragana: 「することができました」 is nobody's own. */
const tellingLetters = 3
/** Different words of the profile by which a sentence is about the student without a quotation. */
const sharedWords = 2
/** Letters of the company's own in a sentence that can count. */
const shortestSentence = 8
/** The part of a sentence's own letters that no other student was sent. */
const newPart = 0.5
/** A run of so many letters that came before in the same letter is a repetition. */
const repeatedLetters = 5

export const places = ['REASON', 'MESSAGE'] as const
export type Place = (typeof places)[number]
/**
 * Why a sentence counts or not. QUOTES, ABOUT and OWN count: a quotation with what is said of it, words of the profile,
 * and in a reason that has one of both, what was written to nobody else.
 */
export const partKinds = ['QUOTES', 'ABOUT', 'OWN', 'SENT', 'UNTIED', 'SHORT', 'COMMON'] as const
export type PartKind = (typeof partKinds)[number]
export type Part = { place: Place; text: string; kind: PartKind; letters: number; counted: number }
export const raises = ['TIE', 'WRITE_ABOUT_QUOTATION', 'REWRITE', 'WRITE_MORE'] as const
export type Raise = (typeof raises)[number]
export type PersonalShare = { percent: number; parts: Part[]; raise: Raise | null; missingLetters: number }

export type LetterTexts = { reason: string; message: string; isMessageCommon: boolean }
export type StudentTexts = { texts: readonly string[]; department: string }
/** The part of a student's texts that a letter can take up: runs to quote, and words, the longest first. */
export type Profile = { runs: ReadonlySet<string>; words: readonly string[] }
/** The company's id, and whether a print stands in a letter to another student. */
export type Others = { companyId: string; isSent: (print: number) => boolean }

type Sentence = { place: Place; text: string; letters: Marked[] }
type Marked = Letter & { isQuoted: boolean; isFirstQuoted: boolean; isStock: boolean; isSent: boolean }

const sentenceEnd = /[。．！？!?\n]+[」』）)]*/gu
const stockPhrase = spellingOf(lettersIn(phraseAfterQuotation))

/** The runs of a student's texts that can be quoted. */
const runsOf = (texts: readonly string[]) =>
  new Set(
    texts.flatMap((text) => {
      const spelling = spellingOf(lettersIn(text))
      return Array.from({ length: Math.max(0, spelling.length - quotedLetters + 1) }, (_, at) =>
        spelling.slice(at, at + quotedLetters),
      )
    }),
  )

/** The cover without the stretches that hold too few telling letters. */
function withoutPlain(cover: readonly boolean[], letters: readonly Letter[]) {
  const telling = [...cover]
  for (let from = 0; from < cover.length; from += 1) {
    if (!cover[from]) continue
    const stop = cover.indexOf(false, from)
    const end = stop < 0 ? cover.length : stop
    const count = letters.slice(from, end).filter(({ isHiragana }) => !isHiragana).length
    if (count < tellingLetters) telling.fill(false, from, end)
    from = end
  }
  return telling
}

/** The company's own words of a text, without quotations: runs of neighbouring letters. */
function ownRuns<Own extends Letter & { isQuoted: boolean; isStock: boolean }>(letters: readonly Own[]): Own[][] {
  const runs: Own[][] = [[]]
  for (const letter of letters) {
    if (letter.isQuoted || letter.isStock) runs.push([])
    else runs.at(-1)?.push(letter)
  }
  return runs.filter((run) => run.length > 0)
}

type Unprinted = Letter & { isQuoted: boolean; isFirstQuoted: boolean; isStock: boolean }

function withQuotations(text: string, runs: ReadonlySet<string>, quotedBefore: Set<string>): Unprinted[] {
  const letters = lettersIn(text)
  const spelling = spellingOf(letters)
  const quoted = withoutPlain(
    coverOf(spelling, quotedLetters, (run) => runs.has(run)),
    letters,
  )
  const first = coverOf(spelling, quotedLetters, (run) => {
    const isFirst = runs.has(run) && !quotedBefore.has(run)
    if (isFirst) quotedBefore.add(run)
    return isFirst
  })
  const stock = coverOf(spelling, stockPhrase.length, (run) => run === stockPhrase)
  return letters.map((letter, at) => ({
    ...letter,
    isQuoted: quoted[at] === true,
    isFirstQuoted: first[at] === true && quoted[at] === true,
    isStock: stock[at] === true && quoted[at] !== true,
  }))
}

function withSent(letters: readonly Unprinted[], { companyId, isSent }: Others): Marked[] {
  const sent = new Set<Letter>()
  for (const run of ownRuns(letters))
    for (const { at, print } of printsOf(spellingOf(run), companyId))
      if (isSent(print)) for (const letter of run.slice(at, at + printedLetters)) sent.add(letter)
  return letters.map((letter) => ({ ...letter, isSent: sent.has(letter) }))
}

function sentencesOf(place: Place, text: string, letters: readonly Marked[]): Sentence[] {
  const ends = [...Array.from(text.matchAll(sentenceEnd), (mark) => mark.index + mark[0].length), text.length]
  return ends
    .map((end, at) => ({ begin: ends[at - 1] ?? 0, end }))
    .map(({ begin, end }) => ({
      place,
      text: text.slice(begin, end).trim(),
      letters: letters.filter((letter) => letter.at >= begin && letter.at < end),
    }))
    .filter((sentence) => sentence.letters.length > 0)
}

const isTied = ({ letters }: Sentence, words: readonly string[]) =>
  letters.some(({ isQuoted }) => isQuoted) || takesUp(spellingOf(letters), words, sharedWords)

function kindOf(sentence: Sentence, words: readonly string[], { isReasonTied, isCommon }: Judged): PartKind {
  const own = ownRuns(sentence.letters).flat()
  const isQuoting = sentence.letters.some(({ isQuoted }) => isQuoted)
  if (isCommon) return 'COMMON'
  if (own.length < shortestSentence) return isQuoting && sentence.place === 'REASON' ? 'QUOTES' : 'SHORT'
  if (own.filter(({ isSent }) => !isSent).length < own.length * newPart) return 'SENT'
  if (isQuoting) return 'QUOTES'
  if (isTied(sentence, words)) return 'ABOUT'
  return sentence.place === 'REASON' && isReasonTied ? 'OWN' : 'UNTIED'
}

/** The letters of a text of which nothing can count. */
const asCommon = (text: string): Marked[] =>
  lettersIn(text).map((letter) => ({
    ...letter,
    isQuoted: false,
    isFirstQuoted: false,
    isStock: false,
    isSent: true,
  }))

type Judged = { isReasonTied: boolean; isCommon: boolean }
const counting: readonly PartKind[] = ['QUOTES', 'ABOUT', 'OWN']

/** The new letters of a sentence, without what the same letter has said before. */
function newLettersOf({ letters }: Sentence, saidBefore: Set<string>) {
  let count = 0
  for (const run of ownRuns(letters)) {
    const spelling = spellingOf(run)
    const isSaid = Array.from({ length: Math.max(1, run.length - repeatedLetters + 1) }, (_, at) => {
      const said = spelling.slice(at, at + repeatedLetters)
      const isAgain = saidBefore.has(said)
      saidBefore.add(said)
      return isAgain
    })
    count += run.filter(({ isSent }, at) => !isSent && !isSaid[Math.max(0, at + 1 - repeatedLetters)]).length
  }
  return count
}

export const profileOf = ({ texts, department }: StudentTexts): Profile => ({
  runs: runsOf(texts),
  words: [...new Set([...wordsOfField(department), ...texts.flatMap(wordsIn)])].sort((a, b) => b.length - a.length),
})

/** The share of a letter that was written for this student, from 0 to 100 per cent, rounded down. */
export function personalShareOf(letter: LetterTexts, { runs, words }: Profile, others: Others): PersonalShare {
  const quotedBefore = new Set<string>()
  const marked = (text: string) => withSent(withQuotations(text, runs, quotedBefore), others)
  const reason = sentencesOf('REASON', letter.reason, marked(letter.reason))
  const message = sentencesOf(
    'MESSAGE',
    letter.message,
    letter.isMessageCommon ? asCommon(letter.message) : marked(letter.message),
  )
  const isReasonTied = reason.some((sentence) => isTied(sentence, words))
  const saidBefore = new Set<string>()
  const judged = [...reason, ...message].map((sentence) => {
    const isCommon = letter.isMessageCommon && sentence.place === 'MESSAGE'
    const kind = kindOf(sentence, words, { isReasonTied, isCommon })
    const isCounting = counting.includes(kind)
    const quoted = sentence.letters.filter(({ isFirstQuoted }) => isFirstQuoted).length
    const isQuotationOpen = isCounting || (sentence.place === 'REASON' && kind === 'SENT')
    return {
      part: { place: sentence.place, text: sentence.text, kind, letters: sentence.letters.length },
      own: isCounting ? newLettersOf(sentence, saidBefore) : 0,
      quoted: isQuotationOpen ? quoted : 0,
    }
  })
  const own = judged.reduce((sum, one) => sum + one.own, 0)
  const quoted = judged.reduce((sum, one) => sum + one.quoted, 0)
  const total = judged.reduce((sum, { part }) => sum + part.letters, 0)
  // A quotation counts as far as something is said with it: a profile sent back is no letter.
  const countedLetters = own + Math.min(quoted, own)
  const parts = judged.map(({ part, ...one }) => ({
    ...part,
    counted: own > 0 && counting.includes(part.kind) ? one.own + one.quoted : 0,
  }))
  return {
    percent: total === 0 ? 0 : Math.floor((100 * countedLetters) / total),
    parts,
    raise: raiseOf(parts, { isReasonTied, own, quoted, percent: total === 0 ? 0 : (100 * countedLetters) / total }),
    missingLetters: missingOf(countedLetters, total),
  }
}

type Sums = { isReasonTied: boolean; own: number; quoted: number; percent: number }

/** The change that would raise the share most; null from so many per cent that nothing is lacking. */
function raiseOf(parts: readonly Part[], { isReasonTied, own, quoted, percent }: Sums): Raise | null {
  if (percent >= enough) return null
  if (!isReasonTied) return 'TIE'
  if (parts.some(({ place, kind }) => place === 'REASON' && kind === 'SENT')) return 'REWRITE'
  return quoted > own ? 'WRITE_ABOUT_QUOTATION' : 'WRITE_MORE'
}

/** Letters about this student after which the letter is no longer one to many; 0 for one that is none. */
const missingOf = (countedLetters: number, total: number) =>
  Math.max(0, Math.ceil((massBelow * total - 100 * countedLetters) / (100 - massBelow)))

/** The prints of the company's own words in a text: what is kept of it, to know it again in letters to others. */
export function ownPrintsOf(text: string, { runs }: Pick<Profile, 'runs'>, companyId: string): number[] {
  const letters = withQuotations(text, runs, new Set())
  return [...new Set(ownRuns(letters).flatMap((run) => printsOf(spellingOf(run), companyId).map(({ print }) => print)))]
}
