import { describe, expect, test } from 'vitest'
import { makeFragmentData } from '#web/generated/index.ts'
import { ContentBlockFields } from '#web/parts/content-blocks/content-block-fields.ts'
import { mistakesAt } from '#web/parts/forms/draft/places.ts'
import {
  blockLabelOf,
  blocksOf,
  checkDraftBlocks,
  savableBlocks,
  shownBlocks,
  writeBlocks,
  type Block,
} from './block-draft.ts'
import { jobTemplates } from './block-templates.ts'

const blocks: readonly Block[] = [
  { key: 'b1', kind: 'TEXT', body: '本文' },
  { key: 'b10', kind: 'IMAGE', url: '', description: '', width: 0, height: 0 },
  { key: 'b2', kind: 'HEADING', text: '' },
  { key: 'b3', kind: 'YOUTUBE', videoId: 'https://example.jp' },
]

describe('blocks in a form', () => {
  test('stored blocks come back as they were stored', () => {
    const stored = [
      { __typename: 'HeadingBlock' as const, text: '見出し' },
      { __typename: 'ImageBlock' as const, url: '/files/a', description: '説明', width: 3, height: 2 },
      { __typename: 'TextBlock' as const, body: '本文' },
      { __typename: 'YoutubeBlock' as const, videoId: 'dQw4w9WgXcQ' },
    ].map((block) => makeFragmentData(block, ContentBlockFields))
    expect(shownBlocks(blocksOf(stored), new Set(['dQw4w9WgXcQ']))).toEqual(stored)
    expect(writeBlocks(blocksOf(stored)).input).toEqual({
      encodedImages: [],
      headings: [{ text: '見出し', order: 0 }],
      texts: [{ body: '本文', order: 2 }],
      urlImages: [{ url: '/files/a', description: '説明', order: 1 }],
      youtubes: [{ videoId: 'dQw4w9WgXcQ', order: 3 }],
    })
  })

  test('§5 each mistake leads to the control of its block, also under another path', () => {
    const found = checkDraftBlocks(blocks).filter((mistake) => mistake !== null)
    expect(mistakesAt(found, writeBlocks(blocks).places)).toEqual({
      beside: {
        'b2-text': '見出しが入力されていません',
        'b3-videoId': 'YouTubeのURLが正しくありません',
        'b10-url': '画像がアップロードされていません',
      },
      unplaced: [],
    })
    const { places } = writeBlocks(blocks, 'input.contents')
    const elsewhere = [
      { path: 'input.contents.texts.0.body', message: 'a' },
      { path: 'input.contents.youtubes', message: 'b' },
    ]
    expect(mistakesAt(elsewhere, places).beside).toEqual({ 'b1-body': 'a', blocks: 'b' })
    expect(['b10-url', 'b1-body', 'blocks', 'title'].map((control) => blockLabelOf(blocks, control))).toEqual([
      '2番目のブロック（画像）',
      '1番目のブロック（本文）',
      'ブロック',
      null,
    ])
  })

  test('what is saved while the writer goes on leaves out pictures without a file; a student sees no empty block', () => {
    expect(savableBlocks(blocks).map(({ key }) => key)).toEqual(['b1', 'b2', 'b3'])
    expect(shownBlocks(blocks, new Set())).toHaveLength(1)
  })

  test('1.15 the four templates', () => {
    expect(jobTemplates.map(({ name, blocks: { length } }) => [name, length])).toEqual([
      ['本選考', 12],
      ['インターンシップ（5日以上）', 14],
      ['オープン・カンパニー／説明会', 9],
      ['カジュアル面談', 7],
    ])
  })
})
