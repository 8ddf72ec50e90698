import { expect, test } from 'vitest'
import { beginOf } from './words.ts'

const acceptance = { at: '2026-11-02T00:00:00Z', kind: 'ACCEPTED', title: '' } as const
const meeting = { at: '2026-11-10T00:00:00Z', kind: 'ATTENDED', title: '会社説明会' } as const

test('a word thanks for a meeting only where there was one', () => {
  for (const outcome of ['NEXT_STEP', 'NOT_SELECTED'] as const) {
    expect(beginOf(outcome, '佐藤 葵さん', [acceptance, meeting])).toMatch(/^佐藤 葵さん、先日はお時間をいただき/)
    expect(beginOf(outcome, '佐藤 葵さん', [acceptance])).toMatch(/^佐藤 葵さん、スカウトを承認していただき/)
  }
  expect(beginOf('NOT_SELECTED', '佐藤 葵さん', [acceptance])).not.toContain('お話しいただいた')
})
