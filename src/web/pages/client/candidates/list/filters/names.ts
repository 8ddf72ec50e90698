import { checkKeyword, maxKeywords, normalizeKeyword } from '#domain/candidate-search/keyword/rules.ts'
import { validationText } from '#ground/validation/validation.ts'

type Names = { names: string[]; error: null } | { names: null; error: string }

/** Adds a name to look for; a student matches with any of the names. A name in the list is not added again. */
export function withName(names: readonly string[], typed: string, label: string): Names {
  const name = normalizeKeyword(typed)
  if (name === '' || names.includes(name)) return { names: [...names], error: null }
  const error = checkKeyword(name)
  if (error) return { names: null, error }
  if (names.length >= maxKeywords) return { names: null, error: validationText.tooManyOptions(label, maxKeywords) }
  return { names: [...names, name], error: null }
}
