import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { media } from '../src/web/ui/browser/media.ts'
import { mediaQueries, withMediaQueries } from './custom-media.ts'

const queries = mediaQueries(readFileSync('src/web/ui/media.css', 'utf8'))

test('§2 scripts ask for the widths that stylesheets have', () => {
  expect(media.narrow).toBe(queries.get('--narrow'))
  expect(media.widePointer).toBe(queries.get('--wide-pointer'))
})

test('§2 no width lies between a narrow window and a wide one', () => {
  expect(queries.get('--narrow')).toBe('(max-width: 1034px)')
  expect(queries.get('--wide')).toBe('(min-width: 1035px)')
})

test('a name becomes its query in @media and nowhere else', () => {
  const css = '.a { color: var(--wide); } @media print and (--wide) { .b { top: 0 } }'
  expect(withMediaQueries(css, queries)).toBe(
    '.a { color: var(--wide); } @media print and (min-width: 1035px) { .b { top: 0 } }',
  )
})

test('a name that nobody defined is refused', () => {
  expect(() => withMediaQueries('@media (--wyde) {}', queries)).toThrow('--wyde is not defined')
})
