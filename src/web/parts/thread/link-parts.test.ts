import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

test.each([
  ['普通の文です。\n二行目', [{ text: '普通の文です。\n二行目' }]],
  [
    '詳しくはhttps://example.jp/a?b=1をご覧ください。',
    [{ text: '詳しくは' }, { text: 'https://example.jp/a?b=1' }, { text: 'をご覧ください。' }],
  ],
  [
    '（https://example.jp/）と http://example.jp.',
    [{ text: '（' }, { text: 'https://example.jp/' }, { text: '）と ' }, { text: 'http://example.jp' }, { text: '.' }],
  ],
  ['javascript:alert(1) ftp://example.jp', [{ text: 'javascript:alert(1) ftp://example.jp' }]],
])('%s', (text, parts) => {
  expect(linkParts(text).map((part) => ({ text: part.text }))).toEqual(parts)
})

test('a name with letters that look like others is no link', () => {
  // The first letter is Cyrillic.
  expect(linkParts('https://аpple.com/')).toEqual([{ text: 'https://аpple.com/' }])
})

test('user names before a host stay in sight', () => {
  const [part] = linkParts('https://bank.example@evil.example/')
  expect(part).toEqual({ text: 'https://bank.example@evil.example/', href: 'https://bank.example@evil.example/' })
})
