import { foldDigits } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'

/** Companies and corporate numbers that one student may block; far more than anybody has employers and relatives. */
export const maxBlocked = 300
/** Companies named in one call: a company with its group. */
export const maxBlockedAtOnce = 50
/** The most companies one search shows. */
export const maxFoundCompanies = 20
export const searchText = { label: '企業名または法人番号', max: 60 }

/**
 * The seconds after which a block ends what is open between the student and the company. Until then it can be undone as
 * if it had never been; the company sees the student no more from the first moment.
 */
export const blockIsFinalSeconds = 30

/** A typed 法人番号 without its separators; any other text is a part of a name. */
export function wordsOf(typed: string) {
  const words = foldSpaces(typed.normalize('NFKC'))
  const digits = foldDigits(words).replace(/[\s-]/gu, '')
  return /^\d+$/u.test(digits) ? digits : words
}
