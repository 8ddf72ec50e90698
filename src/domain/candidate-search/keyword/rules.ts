import { fieldLimits } from '#ground/field-limits.ts'
import { lettersOf } from '#ground/text-length.ts'
import { validationText } from '#ground/validation.ts'
import type { SearchCandidateFilters } from '../condition/rules.ts'

export const keywordFields = [
  'textKeywords',
  'schoolNameKeywords',
  'schoolDepartmentKeywords',
  'highSchoolNameKeywords',
] as const satisfies (keyof SearchCandidateFilters)[]
export type KeywordField = (typeof keywordFields)[number]

/** Keywords of one condition. */
export const maxKeywords = fieldLimits.searchKeywords.max
/** Characters of one keyword. */
export const maxKeywordLength = fieldLimits.searchKeywords.each

/** One spelling of width and space; upper and lower case stay as typed and are not told apart by the search. */
export const normalizeKeyword = (keyword: string) =>
  keyword
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** What is wrong with one normalised keyword, or null. */
export function checkKeyword(keyword: string): string | null {
  const length = lettersOf(keyword)
  // One character is in nearly every profile and in no index.
  if (length < 2) return 'キーワードは2文字以上で入力してください'
  return length > maxKeywordLength ? validationText.tooLong(maxKeywordLength, length) : null
}
