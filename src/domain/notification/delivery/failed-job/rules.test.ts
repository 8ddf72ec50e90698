import { expect, test } from 'vitest'
import { domainOf, groupOf, maxErrorLength, plainError } from './rules.ts'

test.each([
  ['550 <hanako@reiji.example.jp> unknown user', '550 <（アドレス）> unknown user'],
  ['no answer for +819012345678', 'no answer for （番号）'],
  ['no answer for 090-1234-5678', 'no answer for （番号）'],
  ['row 01234567-89ab-7def-8123-456789abcdef is gone', 'row （ID） is gone'],
  ['cannot read "小鳥遊 花子"\n  at line 3', 'cannot read （内容） at line 3'],
  ['ECONNREFUSED 127.0.0.1:25', 'ECONNREFUSED 127.0.0.1:25'],
  [null, ''],
])('an error is shown without what names a person: %s', (error, text) => expect(plainError(error)).toBe(text))

test('a long error is cut by letters', () => {
  expect(Array.from(plainError('𠮷'.repeat(500)))).toHaveLength(maxErrorLength)
})

test('of an address the domain is shown', () => {
  expect(domainOf('"a@b"@example.jp')).toBe('example.jp')
  expect(domainOf(null)).toBeNull()
})

test('a job is told by its name', () => {
  expect(['send_mail', 'send_inquiry_mail', 'send_push', 'purge_withdrawn'].map(groupOf)).toEqual([
    'MAIL',
    'MAIL',
    'PUSH',
    'OTHER',
  ])
})
