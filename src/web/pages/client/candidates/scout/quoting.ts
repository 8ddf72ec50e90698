import type { QuotationField } from '#domain/candidate/rules.ts'
import { ownWordsOf, phraseOf } from '#domain/scout-invitation/sending/reason/rules.ts'
import { limits } from '#domain/scout-invitation/sending/rules.ts'

export type Quotation = { field: QuotationField; text: string }
export type Passage = Quotation

/** The words of a sentence without its full stop, which would stand within the brackets. */
export const wordsOf = (sentence: string) => sentence.trim().replace(/[。．]+$/u, '')

/** Those that still stand in the reason, word for word; the rest were written over. */
export const activeQuotations = (reason: string, quotations: readonly Quotation[]): Quotation[] =>
  quotations.filter(({ text }) => text !== '' && reason.includes(text)).slice(0, limits.quotations)

/** Inserts the quotation where the caret stands within the text, otherwise at its beginning. Gives the caret after it. */
export function insertQuotation(reason: string, words: string, caret: number | null) {
  const at = caret !== null && caret > 0 && caret < reason.length ? caret : 0
  const phrase = phraseOf(words)
  return { reason: reason.slice(0, at) + phrase + reason.slice(at), caret: at + phrase.length }
}

/** Takes the quotation out again, with the words that came with it where they are untouched. */
export function removeQuotation(reason: string, words: string) {
  const whole = phraseOf(words)
  if (reason.includes(whole)) return reason.replace(whole, '')
  const bracketed = `「${words}」`
  return reason.replace(reason.includes(bracketed) ? bracketed : words, '')
}

/** The recorded quotations of a student after one more. */
export const recorded = (quotations: readonly Quotation[], next: Quotation): Quotation[] =>
  quotations.some(({ field, text }) => field === next.field && text === next.text)
    ? [...quotations]
    : [...quotations, next]

/** The reason without the student's own words: what the company wrote. */
export const ownPartOf = (reason: string, quotations: readonly Quotation[]) => ownWordsOf(reason, quotations)

/** Which of the active quotations stand in this sentence. */
export const quotedIn = (passage: Passage, active: readonly Quotation[]) =>
  active.filter(({ field, text }) => field === passage.field && passage.text.includes(text))
