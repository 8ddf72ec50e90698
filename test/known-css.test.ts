import { describe, expect, test } from 'vitest'
import { check } from './known-css/complaints.ts'
import { permitted } from './known-css/permitted.ts'
import { everyStylesheet } from './known-css/stylesheets.ts'

describe('the stylesheets, as the build delivers them', () => {
  const found = everyStylesheet().map(check)

  test('hold nothing that Chromium, Firefox or WebKit does not know', () =>
    expect([...new Set(found.flatMap(({ complaints }) => complaints))]).toEqual([]))

  test('use everything that is permitted', () => {
    const used = new Set(found.flatMap(({ permittedUses }) => [...permittedUses]))
    expect(Object.keys(permitted).filter((name) => !used.has(name))).toEqual([])
  })
})

describe('is refused:', () => {
  const complaintsOf = (text: string) => check({ path: 'a.css', text }).complaints
  test.each([
    [
      'a line whose thickness stands in the shorthand',
      'a { text-decoration: underline 0.5em var(--c) }',
      /text-decoration \(includes_thickness\) is unknown to safari 17$/,
    ],
    [
      'a property of one engine',
      'a { animation-timeline: auto }',
      /animation-timeline is unknown to firefox 140, safari 17/,
    ],
    ['a property of none', 'a { colour: red }', /colour is unknown/],
    ['a value of one engine', 'a { word-break: auto-phrase; display: grid-lanes }', /display: grid-lanes/],
    ['a value of none', 'a { display: middle }', /display: middle/],
    ['a function of two engines', 'a { width: calc-size(auto, size) }', /calc-size\(\) is unknown/],
    ['a place beside an anchor', 'a { top: anchor(bottom) }', /anchor\(\) is unknown/],
    ['a unit of one engine', 'a { width: 3rex }', /1rex is unknown to firefox 140/],
    ['an at-rule of one engine', '@scope (a) { b { top: 0 } }', /@scope is unknown to firefox 140, safari 17/],
    ['a question of one engine', '@media (display-state: normal) { a { top: 0 } }', /@media display-state/],
    ['a selector of two engines', 'a:target-after { top: 0 }', /:target-after is unknown/],
  ])('%s', (_, css, complaint) => expect(complaintsOf(css).join('\n')).toMatch(complaint))
})

describe('is taken:', () => {
  test.each([
    ['a line in longhands', 'a { text-decoration-line: underline; text-decoration-thickness: var(--a) }'],
    ['a line that the compiler takes apart', 'a { text-decoration: underline 0.5em }'],
    ['an old spelling beside a new one', 'a { user-select: none }'],
    ['what the compiler turns into older words', 'a { color: light-dark(#000, #fff); & b { inset: 0 } }'],
    ['a later value with an earlier one that all know', 'a { width: 50vw; width: calc-size(auto, size) }'],
    ['what is asked for first', '@supports (reading-flow: flex-visual) { a { reading-flow: flex-visual } }'],
  ])('%s', (_, text) => expect(check({ path: 'a.css', text }).complaints).toEqual([]))
})
