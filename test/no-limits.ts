import { afterAll, beforeAll } from 'vitest'
import { complexity } from '#graphql/limits.ts'

const { limit } = complexity
const none = { depth: 1e6, breadth: 1e9, complexity: 1e12 }

/** Until the end of this file one question may show every field: the builders look the limits up at each question. */
export function askWithoutLimits() {
  beforeAll(() => void Object.assign(complexity, { limit: none }))
  afterAll(() => void Object.assign(complexity, { limit }))
}
