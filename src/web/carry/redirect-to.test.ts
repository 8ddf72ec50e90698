import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import { redirectToWords } from '#test/redirect-to-words.ts'
import { areaOfPath, type Area } from '#ground/area.ts'
import { ownPath, redirectTarget, signOutTarget } from './redirect-to.ts'

const areas: Area[] = ['candidate', 'client', 'admin']

/** Expects a Location that a browser on our site resolves to our site. */
function expectOwn(path: string) {
  expect(path).toMatch(/^\/(?!\/)[\u0021-\u007e]*$/)
  expect(new URL(path, 'https://yoake.example/candidate/login').origin).toBe('https://yoake.example')
}
const expectSafe = (wanted: string) => {
  const path = ownPath(wanted)
  if (path !== null) expectOwn(path)
  for (const area of areas) {
    const target = redirectTarget(area, wanted, '/home')
    expectOwn(target)
    if (target !== '/home') expect(areaOfPath(target)).toBe(area)
    expectOwn(signOutTarget(area, new URLSearchParams({ 'redirect-to': wanted }), '/home'))
  }
}

describe('§2 redirect-to', () => {
  test.each(redirectToWords.map((word) => [JSON.stringify(word.slice(0, 60)), word]))(
    '%s never leads elsewhere',
    (_, word) => expectSafe(word),
  )

  test('nor does anything else', () => {
    const sign = fc.constantFrom(
      ...'/\\.:@?#%\t\r\n ',
      '%2e',
      '%2f',
      '%5c',
      '%09',
      'evil.example',
      'client',
      'あ',
      '\ud800',
    )
    const built = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''))
    fc.assert(
      fc.property(
        fc.oneof(
          built,
          built.map((rest) => `/${rest}`),
          fc.string({ unit: 'binary' }),
        ),
        expectSafe,
      ),
      { numRuns: 5_000, ...seeded() },
    )
  })

  test.each<[Area, string, string]>([
    ['candidate', '/candidate/jobs/あ', '/candidate/jobs/%E3%81%82'],
    ['candidate', '/?utm_source=メール', '/?utm_source=%E3%83%A1%E3%83%BC%E3%83%AB'],
    ['client', '/client/candidates?tk=%E7%A0%94&y=2028#b', '/client/candidates?tk=%E7%A0%94&y=2028#b'],
    ['client', '/client?job=1', '/client?job=1'],
    ['client', '/admin', '/home'],
    ['client', '/clients', '/home'],
    ['client', '/client/../admin', '/home'],
    ['admin', '/candidate/../admin/events/status/active', '/admin/events/status/active'],
    ['candidate', '/candidate/login', '/home'],
    ['candidate', '/candidate\r\nset-cookie: a=b', '/home'],
    ['candidate', '/policy', '/home'],
  ])('of %s %j is %s', (area, wanted, target) => expect(redirectTarget(area, wanted, '/home')).toBe(target))

  test.each<[string, Area]>([
    ['/client?job=1', 'client'],
    ['/client#pre-registration', 'client'],
    ['/admin?x', 'admin'],
    ['/clients', 'candidate'],
    ['/', 'candidate'],
    ['/?client', 'candidate'],
  ])('§6 %s is of %s', (path, area) => expect(areaOfPath(path)).toBe(area))
})
