import { expect, test } from 'vitest'
import { isUninterrupted } from './next-prompt.ts'

test.each([
  ['/candidate/registration', true],
  ['/candidate/registration/callback', true],
  ['/candidate/onboarding/step1', true],
  ['/candidate/assessment/intellectual', true],
  ['/', false],
  ['/candidate/invitations/events', false],
  ['/candidate/registrations', false],
])('§4 nothing is asked on candidate registration: %s %s', (pathname, expected) =>
  expect(isUninterrupted(pathname)).toBe(expected),
)
