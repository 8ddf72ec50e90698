import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
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
