import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const page = [
  '<html><head><link rel="stylesheet" href="/assets/a.css"/>',
  '<link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="modulepreload" href="/assets/b.js"/></head>',
  '<body><main>本文</main><script nonce="n1">window.first = 1</script>',
  '<script nonce="n1" type="module" async="">import "/assets/a.js"; import("/assets/b.js")</script></body></html>',
].join('')

test('§2 nothing of a page’s scripts is fetched or run before the page is painted', () => {
  const sent = scriptsAfterPaint(page, 'n1')
  expect(sent).not.toContain('<link rel="modulepreload"')
  expect(sent).not.toContain('type="module"')
  expect(sent).toContain('<script nonce="n1" type="text/plain">import "/assets/a.js"; import("/assets/b.js")</script>')
  expect(sent).toContain('<script nonce="n1">window.first = 1</script>')
  expect(sent).toMatch(
    /<script nonce="n1">\(function .*\)\(\["\/assets\/a\.js","\/assets\/b\.js"\]\)<\/script><\/body>/s,
  )
})

test('§2 a page without scripts stays as it is but for a starter that starts nothing', () => {
  expect(scriptsAfterPaint('<body>本文</body>', undefined)).toMatch(
    /^<body>本文<script>\(.*\)\(\[\]\)<\/script><\/body>$/s,
  )
})
