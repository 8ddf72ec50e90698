import { fieldLimits } from '#ground/limits/desk.ts'
import { lettersOf } from '#ground/text-length.ts'
import { validationText } from '#ground/validation/validation.ts'

/** Keywords in one condition. */
export const maxKeywords = fieldLimits.searchKeywords.max
const maxKeywordLength = fieldLimits.searchKeywords.each

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
