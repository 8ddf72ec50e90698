import { describe, expect, test } from 'vitest'
import { isFeedOpen, readFeedToken, type FeedOwner } from './rules.ts'

const today = '2026-11-28'
const inForce = { status: 'ACTIVE', endsOn: '2027-03-31' } as const
const user = (term: Partial<Extract<FeedOwner, { kind: 'companyUser' }>> = {}): FeedOwner => ({
  kind: 'companyUser',
  status: 'ACTIVE',
  contract: inForce,
  ...term,
})

describe('what becomes of an address when its owner', () => {
  test.each<[string, FeedOwner, boolean]>([
    ['is a student', { kind: 'candidate', status: 'ACTIVE' }, true],
    ['hides the profile', { kind: 'candidate', status: 'HIDDEN' }, true],
    ['has to complete something', { kind: 'candidate', status: 'ACTION_REQUIRED' }, true],
    ['has not finished the registration', { kind: 'candidate', status: 'ONBOARDING' }, false],
    ['has left', { kind: 'candidate', status: 'WITHDRAWN' }, false],
    ['was erased', { kind: 'candidate', status: 'PURGED' }, false],
    ['works at a company in force', user(), true],
    ['works at a company on trial', user({ contract: { ...inForce, status: 'TRIAL' } }), true],
    ['prepares a company under review', user({ contract: { ...inForce, status: 'UNDER_REVIEW' } }), true],
    ['was disabled', user({ status: 'DISABLED' }), false],
    ['has not joined yet', user({ status: 'INVITED' }), false],
    ['works at a suspended company', user({ contract: { ...inForce, status: 'SUSPENDED' } }), false],
    ['works at a company whose contract expired', user({ contract: { ...inForce, status: 'EXPIRED' } }), false],
    ['works at a company on the last day', user({ contract: { status: 'ACTIVE', endsOn: today } }), true],
    ['works at a company after the last day', user({ contract: { status: 'ACTIVE', endsOn: '2026-11-27' } }), false],
    ['works at a company that left', user({ contract: { ...inForce, status: 'TERMINATED' } }), false],
    ['works at a company without a contract', user({ contract: null }), false],
  ])('%s', (_, owner, isOpen) => expect(isFeedOpen(owner, today)).toBe(isOpen))
})

test('an address of another form is none', () => {
  const token = `calendar_${'a'.repeat(43)}`
  expect(readFeedToken(`${token}.ics`)).toBe(token)
  for (const other of ['', '.ics', token, `${token}.ICS`, `${token}x.ics`, `yoake_${'a'.repeat(43)}.ics`])
    expect(readFeedToken(other)).toBeNull()
})
