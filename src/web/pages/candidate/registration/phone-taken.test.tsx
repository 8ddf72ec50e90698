import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PhoneTaken } from './phone-taken.tsx'

test('a number of another account leads to its sign-in, its password and the operator', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PhoneTaken />
    </MemoryRouter>,
  )
  const links = [...html.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(([, to, name]) => [name, to])
  expect(links).toEqual([
    ['ログイン', '/candidate/logout?redirect-to=%2Fcandidate%2Flogin'],
    ['パスワードの再設定', '/candidate/password-reset/request'],
    ['お問い合わせ', '/candidate/contact-us'],
  ])
})
