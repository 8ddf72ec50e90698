import { holdsWords, insideBrackets } from '#ground/brackets.ts'
import type { QuotationField } from '#domain/candidate/quotation/rules.ts'
import { ownWordsOf, phraseOf } from '#domain/scout-invitation/sending/reason/rules.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'

export type Quotation = { field: QuotationField; text: string }
export type Passage = Quotation

/** The words of a sentence without its full stop, which does not belong inside the brackets. */
export const wordsOf = (sentence: string) => sentence.trim().replace(/[。．]+$/u, '')

/** The quotations that the reason still contains word for word. */
export const activeQuotations = (reason: string, quotations: readonly Quotation[]): Quotation[] =>
  quotations.filter(({ text }) => text !== '' && holdsWords(reason, text)).slice(0, limits.quotations)

/** Inserts the quotation at a caret within the text, otherwise at the beginning. Returns the caret after it. */
export function insertQuotation(reason: string, words: string, caret: number | null) {
  const at = caret !== null && caret > 0 && caret < reason.length ? caret : 0
  const phrase = phraseOf(words)
  return { reason: reason.slice(0, at) + phrase + reason.slice(at), caret: at + phrase.length }
}

/** Removes the quotation, and the words that were inserted with it if they are unchanged. */
export function removeQuotation(reason: string, words: string) {
  const whole = phraseOf(words)
  if (reason.includes(whole)) return reason.replace(whole, '')
  const inside = insideBrackets(words)
  const left = [`「${inside}」`, `「${words}」`, inside].find((one) => reason.includes(one))
  return reason.replace(left ?? words, '')
}

/** The recorded quotations of a student with one more, without duplicates. */
export const recorded = (quotations: readonly Quotation[], next: Quotation): Quotation[] =>
  quotations.some(({ field, text }) => field === next.field && text === next.text)
    ? [...quotations]
    : [...quotations, next]

/** The reason without the student's own words: what the company wrote. */
export const ownPartOf = (reason: string, quotations: readonly Quotation[]) => ownWordsOf(reason, quotations)

/** The active quotations from this sentence. */
export const quotedIn = (passage: Passage, active: readonly Quotation[]) =>
  active.filter(({ field, text }) => field === passage.field && passage.text.includes(text))
