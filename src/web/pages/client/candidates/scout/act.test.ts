import { expect, test } from 'vitest'
import { problemsOf } from './act.ts'

const sending = {
  jobId: 'j',
  subject: '',
  message: '',
  template: null,
  sendAt: null,
  promises: [],
  followUp: null,
  experimentId: null,
  invitations: [
    { candidateId: 'a', reason: '', quotations: [] },
    { candidateId: 'b', reason: '', quotations: [] },
  ],
}
const refused = {
  code: 'invalid_input',
  message: '入力内容に不備があります。',
  fields: [
    { path: 'invitations.1.reason', message: '短い' },
    { path: 'subject', message: '空' },
  ],
}

test('a mistake finds its student by the place in what was sent', () => {
  expect(problemsOf({ refused, sending }).map(({ candidateId, message }) => [candidateId, message])).toEqual([
    ['b', '短い'],
    [null, '空'],
  ])
})

test('what was sent has no mistakes', () => {
  expect(problemsOf({ sent: { count: 2, draftRevision: null, scheduled: [], failures: [] }, sending })).toEqual([])
  expect(problemsOf(undefined)).toEqual([])
})
