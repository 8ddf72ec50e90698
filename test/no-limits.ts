import { afterAll, beforeAll } from 'vitest'
import { complexity, searchLimit } from '#graphql/limits.ts'

const { limit } = complexity
const { attempts } = searchLimit
const none = { depth: 1e6, breadth: 1e9, complexity: 1e12 }

/**
 * Until the end of this file one question may show every field, and one viewer search as often as it likes: the limits
 * are looked up at each question.
 */
export function askWithoutLimits() {
  beforeAll(() => {
    Object.assign(complexity, { limit: none })
    searchLimit.attempts = 1e9
  })
  afterAll(() => {
    Object.assign(complexity, { limit })
    searchLimit.attempts = attempts
  })
}
