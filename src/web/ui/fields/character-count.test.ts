import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkText } from '#ground/validation/validation.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { CharacterCount } from './character-count.tsx'
import { TextArea } from './text-area.tsx'

test.each([
  ['自己PR', '4 / 40'],
  ['𠮷野家', '3 / 40'],
  ['がんばる😀', '5 / 40'],
  ['👨‍👩‍👧‍👦'.repeat(8), '8 / 40'],
  ['🇯🇵🇫🇷', '2 / 40'],
  ['か\u3099葛\u{E0100}', '2 / 40'],
  [`か${'\u3099'.repeat(9_999)}`, '585文字超えています　625 / 40'],
])('§5 below %j stands %s, as the server counts', (text, count) => {
  expect(renderToStaticMarkup(createElement(TextArea, { label: '理由', max: 40, defaultValue: text }))).toContain(count)
})

const limit = { label: '自己PR', min: 0, max: 4 }

test.each(['自己PRです\n', '\n　自己PRです', '自己PRです\r\n \n', '自己PR\u200Fです'])(
  '§5 the count below %j is the one that its mistake names',
  (text) => {
    const below = renderToStaticMarkup(createElement(TextArea, { label: '自己PR', max: 4, defaultValue: text }))
    expect(below).toContain('6 / 4')
    expect(checkText('text', text, limit)?.message).toContain('（現在6文字）')
  },
)

test('§5 blanks within a line count as one, as they are stored', () => {
  const text = ' 粘り　 強い '
  const below = renderToStaticMarkup(createElement(CharacterCount, { text, as: 'line', max: 4 }))
  expect(below).toContain('5 / 4')
  expect(checkText('text', foldSpaces(text), limit)?.message).toContain('（現在5文字）')
})
