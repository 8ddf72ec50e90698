import { describe, expect, it } from 'vitest'
import { proposedName } from './filter-names.ts'

describe('§3 the name proposed for a saved filter', () => {
  it.each([
    [[], ''],
    [['28卒', '理系', '愛知県'], '28卒 理系 愛知県'],
    [['28卒', 'あ'.repeat(30), '理系'], '28卒 理系'],
    [['𠮷'.repeat(26), '28卒', '理系'], `${'𠮷'.repeat(26)} 28卒`],
  ])('%j is %s', (labels, name) => expect(proposedName(labels)).toBe(name))
})
