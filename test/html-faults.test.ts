import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Faults that `npm run check:html` found once, and a text search finds as well. The whole checker needs Java.
const faults: [fault: string, pattern: RegExp][] = [
  ['a button that opens a popover says aria-expanded by itself', /<button[^>]*popoverTarget=[^>]*aria-expanded=/],
  ['a span without a role has no aria-label', /<span(?![^>]*role=)[^>]*aria-label=/],
  ['tel-national is for a text, tel for a telephone', /type="tel"[^>]*autoComplete="tel-national"/],
  ['street-address has several lines', /<(?:input|TextField)[^>]*autoComplete="street-address"/],
]

const sources = globSync('src/web/**/*.tsx').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test.each(faults)('HTML: %s', (_, pattern) => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)).toEqual([])
})

test.each([
  '<button popoverTarget={id} aria-expanded={isOpen}>',
  '<span aria-current="page" aria-label="1ページ">',
  '<TextField type="tel" autoComplete="tel-national" />',
  '<TextField autoComplete="street-address" />',
])('HTML: %s would be found', (text) => {
  expect(faults.filter(([, pattern]) => pattern.test(text))).toHaveLength(1)
})
