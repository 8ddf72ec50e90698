import { expect, test } from 'vitest'
import { sortWaiting } from './to-do.ts'

const now = '2026-11-23T00:00:00Z'
const scout = (id: string, expiresAt: string, remindAt: string | null = null) => ({
  id,
  expiresAt: `2026-${expiresAt}T15:00:00Z`,
  sentAt: '2026-11-20T00:00:00Z',
  remindAt: remindAt && `2026-${remindAt}T00:00:00Z`,
  isCompanySuspended: false,
})
const ids = (scouts: { id: string }[]) => scouts.map(({ id }) => id)

test('a scout that the student put off is nothing to do until its reminder', () => {
  const waiting = [
    scout('put off', '11-24', '11-24'),
    scout('soon', '11-25'),
    scout('later', '12-05'),
    scout('first', '11-24'),
  ]
  const sorted = sortWaiting(waiting, now)
  expect(sorted.first?.id).toBe('first')
  expect(ids(sorted.soon)).toEqual(['soon'])
  expect(ids(sorted.rest)).toEqual(['later', 'put off'])
})

test('it comes back with its reminder, also before the clock has told of it', () => {
  const sorted = sortWaiting([scout('back', '11-24', '11-23'), scout('only later', '12-05', '11-24')], now)
  expect(sorted.first?.id).toBe('back')
  expect(ids(sorted.rest)).toEqual(['only later'])
  expect(sortWaiting([scout('put off', '11-30', '11-24')], now)).toMatchObject({ first: undefined, soon: [] })
})

test('a scout of a company out of force presses for no answer', () => {
  const stopped = { ...scout('stopped', '11-24'), isCompanySuspended: true }
  const sorted = sortWaiting([stopped, scout('later', '12-05'), scout('last', '12-06')], now)
  expect(sorted.first?.id).toBe('later')
  expect(ids([...sorted.soon, ...sorted.rest])).toEqual(['last', 'stopped'])
})
