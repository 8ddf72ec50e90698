import { Refusal } from '#ground/refusal.ts'

/**
 * Limits of one request: about three times the most expensive document of our own pages (249 words, depth 6, breadth
 * 96). Complexity: a field is 1, a list counts its fields ten times, a page counts them by its length.
 */
export const limits = { tokens: 1000, aliases: 15, depth: 12, breadth: 300, complexity: 30_000 } as const

/** Searches of one viewer: more than hands can press, as each box that is ticked asks for the numbers beside the others. */
export const searchLimit = { name: 'search', attempts: 300, seconds: 60 }

type Paged = { first?: unknown; condition?: { first?: unknown } }

/** A list of `first` rows counts that many, at most 100, as lists of "up to 9999" are short in practice. */
function fieldComplexity({ first, condition }: Paged) {
  const rows = first ?? condition?.first
  if (typeof rows !== 'number') return { field: 1 }
  return { field: 1, multiplier: Math.max(1, Math.min(rows, 100) / 10) }
}

/** Complexity options of both schemas. A document of our own pages was weighed by a test, not for each request. */
export const complexity = {
  limit: (context: object) => ('isOwnDocument' in context ? {} : limits),
  fieldComplexity,
  complexityError: () => new Refusal('query_too_complex'),
}
