import { expect, test } from 'vitest'
import { pastedBlocks, withinLimits } from './pasted-blocks.ts'

const line = (kind: 'heading' | 'paragraph' | 'line' | 'point', text: string) => ({ kind, text })

test('headings become headings; paragraphs and points become one text with ・', () => {
  expect(
    pastedBlocks([
      line('paragraph', '前文'),
      line('heading', '仕事'),
      line('paragraph', '一'),
      line('line', '二'),
      line('point', '設計'),
      line('point', '評価'),
      line('paragraph', '三'),
    ]),
  ).toEqual([
    { kind: 'TEXT', body: '前文' },
    { kind: 'HEADING', text: '仕事' },
    { kind: 'TEXT', body: '一\n二\n\n・設計\n・評価\n\n三' },
  ])
})

test('a heading of 41 letters becomes a text; a text of more than 2,000 letters becomes several, nothing lost', () => {
  expect(pastedBlocks([line('heading', '題'.repeat(41))])).toEqual([{ kind: 'TEXT', body: '題'.repeat(41) }])
  const long = pastedBlocks([line('paragraph', '𠮷'.repeat(4100)), line('paragraph', '後')])
  expect(long.map((block) => (block.kind === 'TEXT' ? [...block.body].length : 0))).toEqual([2000, 2000, 103])
})

test('what has no room is told', () => {
  expect(withinLimits(28, ['a', 'b', 'c'])).toEqual({
    kept: ['a', 'b'],
    told: 'ブロックは30個までのため、1個は追加しませんでした。',
  })
  expect(withinLimits(0, ['a'])).toEqual({ kept: ['a'], told: null })
})
