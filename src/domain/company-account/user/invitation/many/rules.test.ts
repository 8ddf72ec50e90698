import { expect, test } from 'vitest'
import { splitAddresses } from './rules.ts'

test('§2 /client/users: addresses are parted by commas, semicolons and white space of both widths, each once', () => {
  const pasted =
    ' a@x.example, b@x.example；c@x.example　d@x.example\n\te@x.example、ａ＠ｘ．ｅｘａｍｐｌｅ;A@X.example,, '
  expect(splitAddresses(pasted)).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@x.example`))
  expect(splitAddresses(' \n、 ')).toEqual([])
})

test('§2 /client/users: an address copied from a mail counts once, without its name', () => {
  const pasted = [
    '田中 一郎 <ichiro@x.example>; "Sato, Hana" <hana@x.example>',
    'mailto:jiro@x.example?subject=hello',
    'saburo@x.example<mailto:saburo@x.example>',
    '高橋　美咲＜misaki＠x.example＞',
    "'shiro@x.example' 五郎\tgoro@x.example",
  ].join('\n')
  expect(splitAddresses(pasted)).toEqual(
    ['ichiro', 'hana', 'jiro', 'saburo', 'misaki', 'shiro', 'goro'].map((name) => `${name}@x.example`),
  )
  const twenty = Array.from({ length: 20 }, (_, at) => `田中 ${at}郎 <tanaka${at}@x.example>`)
  expect(splitAddresses(twenty.join(';'))).toHaveLength(20)
})

test('§2 /client/users: what is no address stays and is refused by name', () => {
  expect(splitAddresses('a@x.example b.x.example, 田中')).toEqual(['a@x.example', 'b.x.example', '田中'])
})
