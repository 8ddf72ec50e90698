import { checkKeyword, maxKeywords, normalizeKeyword } from '#domain/candidate-search/keyword/rules.ts'
import { filters } from '#domain/candidate-search/rules/filters.ts'
import { validationText } from '#ground/validation/validation.ts'

type Keywords = { keywords: string[]; error: null } | { keywords: null; error: string }

/** Reads the text of the keyword box. Spaces separate keywords, and a student must match all of them. */
export function keywordsOf(typed: string): Keywords {
  const keywords = [...new Set(normalizeKeyword(typed).split(' ').filter(Boolean))]
  if (keywords.length > maxKeywords)
    return { keywords: null, error: validationText.tooManyOptions(filters.textKeywords.word, maxKeywords) }
  const error = keywords.map(checkKeyword).find((message) => message !== null)
  return error ? { keywords: null, error } : { keywords, error: null }
}
