import { describe, expect, it } from 'vitest'
import { conditionOf, isSameQuery } from './rules.ts'

describe('§3 the query of a saved filter', () => {
  it.each([
    ['y=2028&y=2029', 'y=2029&y=2028', true],
    ['c=SCIENCE&y=2028', 'y=2028&c=SCIENCE', true],
    ['ss=EXCLUDE&ss=PENDING', 'ss=PENDING', false],
    ['y=2028', 'y=2028&b=true', false],
  ])('%s and %s are the same: %s', (one, other, isSame) => expect(isSameQuery(one, other)).toBe(isSame))

  it('asks for nothing once its values have gone from the product', () => {
    expect(conditionOf('zz=1')).toBeNull()
    expect(conditionOf('zz=1&y=2028')).toEqual({ graduationYears: [2028] })
  })
})
