import { expect, test } from 'vitest'
import { attachment } from './attachment.ts'

test('a Japanese name is encoded, with an ASCII name beside it', () =>
  expect(attachment('請求書_7.pdf', '7.pdf')).toBe(
    `attachment; filename="7.pdf"; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8_7.pdf`,
  ))

test('a name may stand alone', () => expect(attachment('a.csv')).toBe(`attachment; filename*=UTF-8''a.csv`))

test('every character outside of attr-char is encoded, and all are read back', () => {
  const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))
  const [, encoded = ''] = attachment(`${printable}\r\n～`).split("UTF-8''")
  expect(encoded).toMatch(/^(?:%[0-9A-F]{2}|[\w!#$&+.^`|~-])+$/)
  expect(decodeURIComponent(encoded)).toBe(`${printable}\r\n～`)
})
