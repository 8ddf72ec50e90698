import { fieldLimits } from '#ground/limits/desk.ts'
import { lettersOf } from '#ground/text-length.ts'
import { validationText } from '#ground/validation/validation.ts'

/** Keywords in one condition. */
export const maxKeywords = fieldLimits.searchKeywords.max
const maxKeywordLength = fieldLimits.searchKeywords.each
/** Words of one keyword, of which a student needs one. */
export const maxAlternatives = 10

/** Gives width and spaces one spelling; letter case stays as typed, because the search ignores it. */
export const normalizeKeyword = (keyword: string) =>
  keyword
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** The mistake in one normalised keyword, or null. */
export function checkKeyword(keyword: string): string | null {
  const length = lettersOf(keyword)
  // A single character is in nearly every profile, and is not in the index.
  if (length < 2) return 'キーワードは2文字以上で入力してください'
  return length > maxKeywordLength ? validationText.tooLong(maxKeywordLength, length) : null
}

/** The words of a keyword of texts, of which a student needs one: 機械学習|ML. */
export const alternativesOf = (keyword: string) => keyword.split('|')

export const normalizeAlternatives = (keyword: string) =>
  [
    ...new Set(
      alternativesOf(normalizeKeyword(keyword))
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ].join('|')

/** The mistake in one normalised keyword of texts, or null. */
export function checkAlternatives(keyword: string): string | null {
  const words = alternativesOf(keyword)
  if (words.length > maxAlternatives) return `「または」でつなげるのは${maxAlternatives}語までです`
  return words.map(checkKeyword).find((message) => message !== null) ?? null
}
