import { describe, expect, test } from 'vitest'
import {
  beginSending,
  emptyDraft,
  parseDraft,
  quote,
  reasonOf,
  studentsOf,
  withoutSent,
  writeCommonText,
  writeReason,
} from './draft.ts'

const quotation = { field: 'TAGLINE' as const, text: '粘り強い' }
const written = quote(writeReason(emptyDraft, 'a', 'あ'), 'b', '「粘り強い」', quotation)

test('what was kept is read again', () => {
  expect(parseDraft(JSON.stringify(written))).toEqual(written)
})

test.each([null, '', 'not json', '[]', '42'])('%j is an empty draft', (text) =>
  expect(parseDraft(text)).toEqual(emptyDraft),
)

describe('the key of a sending', () => {
  const atOnce = { sendAt: null, experimentId: null }
  const begun = beginSending(written, ['a', 'b'], atOnce, 'first')
  test('stays while nothing changed, so a lost answer sends nothing twice', () => {
    expect(beginSending(begun, ['a', 'b'], atOnce, 'second').sending.key).toBe('first')
  })
  test('is new for other students or other words', () => {
    expect(beginSending(begun, ['a'], atOnce, 'second').sending.key).toBe('second')
    expect(
      beginSending(begun, ['a', 'b'], { ...atOnce, sendAt: '2026-11-24T01:00:00.000Z' }, 'second').sending.key,
    ).toBe('second')
    expect(beginSending(begun, ['a', 'b'], { ...atOnce, experimentId: 'one' }, 'second').sending.key).toBe('second')
    expect(beginSending(writeReason(begun, 'a', 'い'), ['a', 'b'], atOnce, 'second').sending.key).toBe('second')
    expect(beginSending(writeCommonText(begun, { subject: '件名' }), ['a', 'b'], atOnce, 'second').sending.key).toBe(
      'second',
    )
  })
})

test('after sending, only what is left to write remains', () => {
  const left = withoutSent({ ...written, subject: '件名' }, ['a'])
  expect([reasonOf(left, 'a'), reasonOf(left, 'b'), left.subject]).toEqual(['', '「粘り強い」', '件名'])
  expect(withoutSent(written, ['a', 'b'])).toBe(emptyDraft)
})

test('a draft goes on with the students whose reason was begun', () => {
  expect(studentsOf({ ...written, ids: ['c'] })).toEqual(['a', 'b'])
  expect(studentsOf({ ...emptyDraft, ids: ['c'] })).toEqual(['c'])
})
