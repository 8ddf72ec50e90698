import { describe, expect, test } from 'vitest'
import { emptyDraft, parseDraft, quote, writeReason, type Draft } from './draft.ts'
import { meet, parseStand, storedAs, unstored } from './meeting.ts'
import { draftOf, inputOf, isSameText, type ServerDraft } from './server-draft.ts'

const quotation = { field: 'TAGLINE' as const, text: '粘り強い' }
const here: Draft = { ...quote(writeReason(emptyDraft, 'a', 'あ'), 'b', '「粘り強い」', quotation), ids: ['b', 'a'] }
const server = (reason: string, revision = 'two'): ServerDraft => ({
  jobId: 'job',
  revision,
  savedAt: '2026-11-28T01:05:00Z',
  deviceFamily: 'Mac・Safari',
  leftOut: 0,
  ...inputOf(writeReason(here, 'a', reason)),
})
const same = server('あ')
const other = server('い')

describe('what was written on a device is replaced only where nothing is lost', () => {
  const isKnown = { readRevision: 'one', sentRevision: null, isStored: true }
  const isWritten = { ...isKnown, isStored: false }
  test('a device without a draft reads the server’s', () => {
    expect(meet(emptyDraft, unstored, other)).toEqual({ kind: 'read', draft: other })
    expect(meet(emptyDraft, unstored, null).kind).toBe('same')
  })
  test('a draft that is stored is continued where another device has continued it', () => {
    expect(meet(here, isKnown, other)).toEqual({ kind: 'read', draft: other })
    expect(meet(here, isKnown, server('あ', 'one'))).toEqual({ kind: 'same', stand: isKnown })
    expect(meet(here, isWritten, server('い', 'one'))).toEqual({ kind: 'same', stand: isWritten })
  })
  test('of a stored draft, a student whom the server gives no more leaves the device', () => {
    const left = { ...server('あ', 'one'), students: same.students.slice(0, 1), leftOut: 1 }
    expect(meet(here, isKnown, left)).toEqual({ kind: 'read', draft: left })
  })
  test('two devices with words that nobody else has: the person is asked', () => {
    expect(meet(here, isWritten, other)).toEqual({ kind: 'continued', draft: other })
    expect(meet(here, unstored, other)).toEqual({ kind: 'continued', draft: other })
  })
  test('the same words on both, or a save whose answer was lost, ask nobody', () => {
    expect(meet(here, isWritten, same)).toEqual({ kind: 'same', stand: storedAs('two') })
    const isSent = { ...isWritten, sentRevision: 'two' }
    expect(meet(here, isSent, other)).toEqual({ kind: 'same', stand: { ...storedAs('two'), isStored: false } })
  })
  test('a draft that the server had, and has no more, was sent or deleted; one it never had is only new', () => {
    expect(meet(here, isKnown, null)).toEqual({ kind: 'gone' })
    expect(meet(here, isWritten, null)).toEqual({ kind: 'gone' })
    expect(meet(here, unstored, null)).toEqual({ kind: 'same', stand: unstored })
  })
})

describe('a draft on its way to the server and back', () => {
  test('has the students of the composer first, and every begun reason', () => {
    const { students } = inputOf(writeReason(here, 'c', 'う'))
    expect(students).toEqual([
      { candidateId: 'b', reason: '「粘り強い」', quotations: [quotation] },
      { candidateId: 'a', reason: 'あ', quotations: [] },
      { candidateId: 'c', reason: 'う', quotations: [] },
    ])
    expect(isSameText(draftOf(same), here)).toBe(true)
    expect(isSameText(draftOf(other), here)).toBe(false)
    expect(draftOf(same).quotations).toEqual({ b: [quotation] })
  })
  test('leaves quotations behind whose words were deleted', () => {
    expect(inputOf(writeReason(here, 'b', '別の話')).students[0]?.quotations).toEqual([])
  })
})

test('the stand is kept beside the draft; a draft of before the server had any is not stored yet', () => {
  const stand = { readRevision: 'one', sentRevision: 'two', isStored: false }
  const text = JSON.stringify({ ...here, stand })
  expect([parseDraft(text), parseStand(text)]).toEqual([here, stand])
  expect(parseStand(JSON.stringify(here))).toEqual(unstored)
  expect(parseStand('not json')).toEqual(unstored)
})
