import { tidyText } from '#ground/spelling/tidy-text.ts'
import { describe, expect, test } from 'vitest'
import {
  canSaveAsDraft,
  canSendScoutInvitation,
  copyTitle,
  findMove,
  jobMoves,
  jobStatuses,
  readKind,
  readStatus,
  requireKnownStatuses,
} from './rules.ts'

describe('§4 the table of moves', () => {
  test('knows every way between the two statuses, and no other', () => {
    for (const from of jobStatuses) for (const to of jobStatuses) expect(findMove(from, to)).toMatchObject({ from, to })
    expect(jobMoves).toHaveLength(4)
    expect(findMove('CLOSED', 'DRAFT')).toBeUndefined()
  })

  test.each([
    ['DRAFT', 0, true],
    ['PUBLISHED', 0, true],
    ['PUBLISHED', 1, false],
    ['CLOSED', 0, false],
  ])('a job that is %s with %i sent can be saved as a draft: %s', (status, totalSent, can) => {
    expect(canSaveAsDraft({ status, totalSent })).toBe(can)
  })
})

test.each([
  ['DRAFT', false, false],
  ['PUBLISHED', true, false],
  ['PUBLISHED', false, true],
  ['CLOSED', false, false],
])('§4 a job that is %s (archived: %s) can be sent: %s', (status, isArchived, can) => {
  expect(canSendScoutInvitation({ status, isArchived })).toBe(can)
})

test('§8 what this version does not know', () => {
  expect(readKind(null)).toBe('DRAFT')
  expect(() => readKind('LOTTERY')).toThrow('not_found')
  expect(readStatus('PUBLISHED')).toBe('PUBLISHED')
  expect(readStatus('CLOSED')).toBeNull()
  expect(requireKnownStatuses([{ status: 'DRAFT' }])).toHaveLength(1)
  expect(() => requireKnownStatuses([{ status: 'DRAFT' }, { status: 'CLOSED' }])).toThrow('not_found')
})

test('§4 copies are numbered from the second on and cut to 40 characters', () => {
  expect(copyTitle('営業職', 1)).toBe('（コピー）営業職')
  expect(copyTitle('営業職', 2)).toBe('（コピー2）営業職')
  expect(Array.from(copyTitle('𠮷'.repeat(40), 3))).toHaveLength(40)
})

test('texts keep their lines and lose what cannot be seen', () => {
  expect(tidyText(' 一行目\r\n\t二行目\u0000\u0007\r三行目 \n')).toBe('一行目\n\t二行目\n三行目')
})
