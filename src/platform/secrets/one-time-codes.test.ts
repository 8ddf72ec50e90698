import { afterEach, expect, test, vi } from 'vitest'
import { sha256 } from './secret.ts'
import { openOneTimeCodes } from './one-time-codes.ts'

const codes = openOneTimeCodes('a secret')
const other = openOneTimeCodes('another secret')
const id = '0199b8a1-0000-7000-8000-000000000001'

afterEach(() => void vi.useRealTimers())

test('a code has six digits, and is another for another row or secret', () => {
  const all = Array.from({ length: 200 }, (_, n) => codes.codeOf(`row ${n}`))
  for (const code of all) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(all).size).toBeGreaterThan(190)
  expect(codes.isCodeOf(id, codes.codeOf(id))).toBe(true)
  for (const wrong of ['', '000000', `${codes.codeOf(id)}0`, codes.codeOf('row 1')])
    expect(codes.isCodeOf(id, wrong)).toBe(false)
  expect(other.codeOf(id)).not.toBe(codes.codeOf(id))
})

test('letters are twelve that are easily read, and others for another row or secret', () => {
  const all = Array.from({ length: 200 }, (_, n) => codes.lettersOf(`row ${n}`))
  for (const letters of all) expect(letters).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
  expect(new Set([...all, other.lettersOf('row 1')]).size).toBe(201)
  expect(codes.lettersOf(id)).toBe(codes.lettersOf(id))
  const changed = openOneTimeCodes('another secret', ['a secret'])
  expect(changed.lettersOf(id)).toBe(other.lettersOf(id))
  expect(changed.lettersOf(id, sha256(codes.lettersOf(id)))).toBe(codes.lettersOf(id))
})

test('a link names its row, and only a link of ours', () => {
  const token = codes.tokenOf(id)
  expect(codes.idOf(token)).toBe(id)
  for (const wrong of ['', '.', id, `${id}.`, token.slice(0, -1), other.tokenOf(id), codes.passOf(id, 60)])
    expect(codes.idOf(wrong)).toBeNull()
})

test('a pass ends with its seconds', () => {
  vi.useFakeTimers()
  const pass = codes.passOf(id, 60)
  expect(codes.subjectOf(pass)).toBe(id)
  expect(other.subjectOf(pass)).toBeNull()
  expect(codes.subjectOf(codes.tokenOf(id))).toBeNull()
  vi.advanceTimersByTime(62_000)
  expect(codes.subjectOf(pass)).toBeNull()
})
