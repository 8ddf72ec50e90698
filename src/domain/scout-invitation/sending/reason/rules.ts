import { insideBrackets, withOneBracket } from '#ground/brackets.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import type { FieldError } from '#ground/refusal.ts'
import { lettersOf } from '#ground/text-length.ts'
import { checkLength, validationText } from '#ground/validation/validation.ts'

const { label, min, max } = fieldLimits.scoutReason

/** The phrase the page adds after a quotation it inserts. */
export const phraseAfterQuotation = 'という一文を読み、'
export const phraseOf = (words: string) => `「${insideBrackets(words)}」${phraseAfterQuotation}`

/** Stands in a reason where a quotation was. */
export const taken = '\u0000'
const bracketed = /「[^「」]*」|『[^『』]*』/gu
const takenWithPhrase = new RegExp(`${taken}+(?:${phraseAfterQuotation.slice(0, -1)}、?)?`, 'gu')

function withoutBracketed(text: string): string {
  const less = text.replaceAll(bracketed, taken)
  return less === text ? text : withoutBracketed(less)
}

/** The reason in one kind of brackets, with a sign of its own for each quotation; longer ones are found first. */
export const withQuotationsTaken = (reason: string, quotations: readonly { text: string }[]) =>
  quotations
    .map(({ text }) => withOneBracket(text))
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, text) => (text ? left.replaceAll(text, taken) : left), withOneBracket(reason))

/**
 * The words the company wrote itself: without the student's words, other words in brackets, and the phrase the page
 * added after them. Brackets count whether or not a quotation was recorded, so that pasted words are no reason either.
 */
export function ownWordsOf(reason: string, quotations: readonly { text: string }[]) {
  return withoutBracketed(withQuotationsTaken(reason, quotations)).replaceAll(takenWithPhrase, '')
}

/** The number of the company's own letters; blanks do not count. */
export const ownLettersOf = (reason: string, quotations: readonly { text: string }[]) =>
  lettersOf(ownWordsOf(reason, quotations).replaceAll(/\s+/gu, ''))

/** '引用を除いて、あと12文字'; null when the reason is long enough. */
export function missingLetters(reason: string, quotations: readonly { text: string }[]) {
  const missing = min - ownLettersOf(reason, quotations)
  if (missing <= 0) return null
  const isQuoting = ownWordsOf(reason, quotations) !== withOneBracket(reason)
  return `${isQuoting ? '引用を除いて、' : ''}あと${missing}文字`
}

/** A reason has at least forty letters of the company's own, and at most three hundred with its quotations. */
export function checkReason(path: string, reason: string, quotations: readonly { text: string }[]): FieldError | null {
  const wrong = checkLength(path, label, reason, 1, max)
  const missing = missingLetters(reason, quotations)
  if (wrong || !missing) return wrong
  const own = ownLettersOf(reason, quotations)
  const isQuoting = ownWordsOf(reason, quotations) !== withOneBracket(reason)
  return {
    path,
    message: isQuoting ? `${min}文字以上で入力してください（${missing}）` : validationText.tooShort(min, own),
  }
}
