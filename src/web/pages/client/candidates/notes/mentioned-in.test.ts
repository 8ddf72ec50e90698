import { expect, test } from 'vitest'
import { mentionedIn } from './mentioned-in.ts'

const colleagues = [
  { id: 'mitamura', familyName: '三田村', givenName: '葵' },
  { id: 'misaki', familyName: '高橋', givenName: '美咲' },
  { id: 'ren', familyName: '高橋', givenName: '蓮' },
  { id: 'mita', familyName: '三田', givenName: '直' },
]

test.each([
  ['よろしくお願いします', []],
  ['@三田村 面談をお願いします', ['mitamura']],
  ['＠三田さん、見てください', ['mita']],
  ['@高橋 どちらの方か決められません', []],
  ['@高橋 美咲さんと@高橋蓮さん', ['misaki', 'ren']],
  ['@三田村 @三田村', ['mitamura']],
  ['mail@example.jp', []],
])('%s calls %j', (text, ids) => expect(mentionedIn(text, colleagues)).toEqual(ids))
