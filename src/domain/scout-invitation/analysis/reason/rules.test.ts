import { expect, test } from 'vitest'
import { daysBetween } from '#ground/day.ts'
import type { ReasonStyle } from '../../sending/reason/style/rules.ts'
import { decidedDays, reasonKeysOf, reasonLineOf, reasonRowOf, type ReasonFigures } from './rules.ts'

const style: ReasonStyle = { opening: 'QUOTATION', source: 'TAGLINE', quotations: 5, letters: 79 }

test('a reason counts in one row of each part', () => {
  expect(reasonKeysOf(style)).toEqual(['OPENING QUOTATION', 'SOURCE TAGLINE', 'QUOTATIONS 3', 'LENGTH 40'])
  expect(reasonKeysOf({ ...style, letters: 160 }).at(-1)).toBe('LENGTH 160')
  expect(reasonKeysOf({ ...style, letters: 39 })).toHaveLength(3)
  expect(reasonKeysOf(style).map((key) => reasonRowOf(key)?.label)).toEqual([
    '書き出し：学生の文章の引用から始まる',
    '引用した項目：タグライン',
    '引用の数：3つ以上',
    '長さ（引用を除く）：40〜79文字',
  ])
  expect(reasonRowOf('QUOTATIONS 0')).toBeNull()
})

/** 400 scouts with 80 yeses, and rows of them. */
const figures = (rows: Record<string, [sent: number, accepted: number]>): ReasonFigures => ({
  total: { sent: 400, accepted: 80 },
  rows: Object.entries(rows).map(([key, [sent, accepted]]) => ({ key, sent, accepted })),
})

test.each<[string, Record<string, [number, number]>, { words: string; isApart: boolean } | null]>([
  ['too few of these', { 'OPENING QUOTATION': [29, 20] }, null],
  ['too few others', { 'OPENING QUOTATION': [371, 70] }, null],
  [
    'thirty on both sides',
    { 'OPENING QUOTATION': [370, 74] },
    { words: '学生の文章の引用から始まる理由', isApart: false },
  ],
  // 24 % (18–31) beside 19 % is no difference.
  [
    'intervals that overlap',
    { 'OPENING QUOTATION': [142, 34] },
    { words: '学生の文章の引用から始まる理由', isApart: false },
  ],
  [
    'intervals that have nothing in common',
    { 'OPENING QUOTATION': [200, 65] },
    { words: '学生の文章の引用から始まる理由', isApart: true },
  ],
  [
    'the same the other way',
    { 'OPENING QUOTATION': [200, 15] },
    { words: '学生の文章の引用から始まる理由', isApart: true },
  ],
  [
    'a later part that is apart before an earlier one that is not',
    { 'OPENING QUOTATION': [200, 42], 'LENGTH 40': [200, 70] },
    { words: '引用を除いて40〜79文字の理由', isApart: true },
  ],
  ['a row of another reason', { 'OPENING GREETING': [200, 70] }, null],
])('%s', (_, rows, line) => {
  const found = reasonLineOf(style, figures(rows))
  if (line === null) expect(found).toBeNull()
  else expect(found).toMatchObject(line)
})

test('these and the others are all scouts', () => {
  const line = reasonLineOf(style, figures({ 'SOURCE TAGLINE': [142, 34] }))
  expect(line?.these).toMatchObject({ sent: 142, accepted: 34 })
  expect(line?.others).toMatchObject({ sent: 258, accepted: 46 })
})

test('the year ends with the newest day whose scouts nobody can answer', () => {
  const { from, to } = decidedDays('2026-11-28')
  expect(to).toBe('2026-11-13')
  expect(daysBetween(from, to)).toBe(365)
})
