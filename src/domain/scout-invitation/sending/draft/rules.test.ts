import { expect, test } from 'vitest'
import { presenceText, writersText } from './rules.ts'

const now = '2026-11-28T03:00:00Z'
const by = (familyName: string, savedAt: string) => ({ savedAt, companyUser: { familyName } })

test.each([
  ['2026-11-28T03:00:00Z', 'たったいま保存'],
  ['2026-11-28T02:50:00Z', '10分前に保存'],
  ['2026-11-28T02:00:00Z', '1時間前に保存'],
  ['2026-11-26T03:00:00Z', '2日前に保存'],
])('a draft saved at %s: %s', (savedAt, said) =>
  expect(presenceText([by('高橋', savedAt)], now)).toBe(`高橋さんが下書き中（${said}）`),
)

test('several colleagues are the latest and the others', () => {
  const drafts = [by('高橋', '2026-11-28T02:50:00Z'), by('森', '2026-11-27T02:50:00Z')]
  expect(writersText(drafts)).toBe('高橋さんほか1名が下書き中')
  expect([writersText([]), presenceText([], now)]).toEqual([null, null])
})
