import { expect, test } from 'vitest'
import { acts, pages } from './entries.ts'
import { narrow } from './narrow.ts'

const jobs = [
  { key: 'a', label: '冬の開発インターン', to: '/a', icon: 'briefcase' as const, note: '学生の一覧' },
  { key: 'b', label: 'データ分析ワークショップ', to: '/b', icon: 'briefcase' as const },
]
const groups = [
  { name: '操作', entries: acts },
  { name: '募集', entries: jobs },
  { name: 'ページ', entries: pages },
]
const found = (text: string) => narrow(groups, text).flatMap(({ entries }) => entries.map(({ label }) => label))

test.each([
  ['がくせい', '学生検索'],
  ['ガクセイ', '学生検索'],
  ['ｶﾞｸｾｲ', '学生検索'],
  ['学生', '学生検索'],
  ['がくせいけん', '学生検索'],
  ['せってい', '通知'],
  ['ｗｅｂｈｏｏｋ', 'Webhook'],
  ['でーた ワーク', 'データ分析ワークショップ'],
  ['募集 作成', '募集を作成する'],
  ['ぼしゅう', '募集を作成する'],
])('「%s」 finds %s', (text, label) => expect(found(text)).toContain(label))

test('an entry that begins with the text comes before one that holds it', () => {
  expect(found('けいやく')[0]).toBe('契約')
  expect(found('該当しない言葉')).toEqual([])
})

test('without a text everything is there, and every page and act has a reading', () => {
  expect(found('')).toHaveLength(acts.length + pages.length + jobs.length)
  for (const { label, reading } of [...acts, ...pages]) expect([label, reading]).toEqual([label, expect.any(String)])
})
