import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ReasonLine } from './reason-line.tsx'

const quotations = [{ field: 'TAGLINE' as const, text: '毎日続ける' }]
const reason = '「毎日続ける」という一文を読み、心が動きました。'
const figures = {
  isShown: true,
  from: '2025-11-13',
  to: '2026-11-13',
  sent: 343,
  accepted: 64,
  rows: [{ key: 'OPENING QUOTATION', sent: 142, accepted: 34 }],
}

const lineOf = (changed: Partial<typeof figures> = {}, written = reason) => {
  const Line = () => <ReasonLine figures={{ ...figures, ...changed }} reason={written} quotations={quotations} />
  const Page = createRoutesStub([{ path: '/', Component: Line }])
  const html = renderToStaticMarkup(<Page />)
  return { html, text: html.replaceAll(/<wbr\/?>|<\/?b[^>]*>/g, '').replaceAll(/<[^>]+>/g, '｜') }
}

test('the line says both rates with interval and number, and that no difference can be said', () => {
  const { text, html } = lineOf()
  expect(text).toContain(
    'これまでの承認率は、学生の文章の引用から始まる理由が24%（18〜32%、142通）、それ以外が15%（11〜21%、201通）です。差があるとは言えません。',
  )
  expect(html).toContain('/client/analysis?period=own&amp;from=2025-11-13&amp;to=2026-11-13&amp;by=reason')
  expect(text).toContain('表示しない')
})

test('a difference is said by the two rates alone', () => {
  const { text } = lineOf({ rows: [{ key: 'OPENING QUOTATION', sent: 142, accepted: 50 }] })
  expect(text).toContain('学生の文章の引用から始まる理由が35%（28〜43%、142通）、それ以外が7%（4〜11%、201通）です。｜')
  expect(text).not.toContain('差がある')
})

test('nothing is said before the first sentence is whole, nor of fewer than thirty on either side', () => {
  expect(lineOf({}, reason.slice(0, 16)).html).toBe('')
  expect(lineOf({ rows: [{ key: 'OPENING QUOTATION', sent: 29, accepted: 20 }] }).html).toBe('')
  expect(lineOf({ rows: [{ key: 'OPENING QUOTATION', sent: 314, accepted: 50 }] }).html).toBe('')
})

test('who switched it off can switch it on in the same place', () => {
  const { text, html } = lineOf({ isShown: false })
  expect(text).toContain('書き方ごとの承認率を表示する')
  expect(html).toContain('value="showReasonFigures"')
  expect(text).not.toContain('これまで')
})
