import { expect, test } from 'vitest'
import { entriesOf, spanOf, type Happening, type Message } from './entries.ts'

const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00.000Z`
const message = (position: number, hour: number) =>
  ({ position, side: 'COMPANY', text: `${position}`, sentAt: at(hour), companyUser: null }) as Message
const event = (kind: string, hour: number) => ({ kind, side: 'CANDIDATE', at: at(hour), text: '' }) as Happening
const names = (entries: ReturnType<typeof entriesOf>) =>
  entries.map((entry) => ('event' in entry ? entry.event.kind : entry.message.text))

const events = [event('ACCEPTED', 1), event('DATE_BOOKED', 5), event('NEXT_STEP', 9)]

test('a short thread holds all that happened', () => {
  const messages = [message(1, 2), message(2, 6)]
  expect(names(entriesOf(messages, events, spanOf(messages, null)))).toEqual([
    'ACCEPTED',
    '1',
    'DATE_BOOKED',
    '2',
    'NEXT_STEP',
  ])
})

test('the newest page of a long thread begins with its first message, and an earlier one ends with its last', () => {
  const newest = [message(51, 5), message(52, 6)]
  expect(names(entriesOf(newest, events, spanOf(newest, null)))).toEqual(['DATE_BOOKED', '51', '52', 'NEXT_STEP'])
  const earlier = [message(1, 2), message(50, 4)]
  expect(names(entriesOf(earlier, events, spanOf(earlier, 51)))).toEqual(['ACCEPTED', '1', '50'])
})

test('a thread without messages holds what happened', () => {
  expect(names(entriesOf([], events, spanOf([], null)))).toEqual(['ACCEPTED', 'DATE_BOOKED', 'NEXT_STEP'])
})
