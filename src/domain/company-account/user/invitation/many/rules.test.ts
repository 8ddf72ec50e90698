import { expect, test } from 'vitest'
import { splitAddresses } from './rules.ts'

test('§2 /client/users: addresses are parted by commas, semicolons and white space of both widths, each once', () => {
  const pasted =
    ' a@x.example, b@x.example；c@x.example　d@x.example\n\te@x.example、ａ＠ｘ．ｅｘａｍｐｌｅ;A@X.example,, '
  expect(splitAddresses(pasted)).toEqual(['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@x.example`))
  expect(splitAddresses(' \n、 ')).toEqual([])
})
