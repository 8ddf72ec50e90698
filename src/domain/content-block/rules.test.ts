import { describe, expect, test } from 'vitest'
import { checkBlocks, readBlockKind, readBlocks, youtubeVideoIdOf, type GivenContents } from './rules.ts'

const none: GivenContents = { encodedImages: [], headings: [], texts: [], urlImages: [], youtubes: [] }
const mistakes = (contents: Partial<GivenContents>) =>
  checkBlocks(readBlocks({ ...none, ...contents })).filter((mistake) => mistake !== null)
const many = <Block>(count: number, make: (order: number) => Block) =>
  Array.from({ length: count }, (_, at) => make(at))

test.each([
  ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=10s', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQx', null],
  ['javascript:alert(1)', null],
  ['"><script>', null],
  ['', null],
])('the video of %j is %j', (text, id) => expect(youtubeVideoIdOf(text)).toBe(id))

describe('§3 blocks', () => {
  test('the five lists have one order; its numbers may leave gaps and be negative', () => {
    const blocks = readBlocks({
      ...none,
      headings: [{ text: ' 見出し　です ', order: 5 }],
      texts: [
        { body: '三番目', order: 70 },
        { body: '一番目', order: -2 },
      ],
      youtubes: [{ videoId: 'dQw4w9WgXcQ', order: 6 }],
    })
    expect(blocks.map(({ kind, path }) => [kind, path])).toEqual([
      ['TEXT', 'contents.texts.1'],
      ['HEADING', 'contents.headings.0'],
      ['YOUTUBE', 'contents.youtubes.0'],
      ['TEXT', 'contents.texts.0'],
    ])
    expect(blocks[1]).toMatchObject({ text: '見出し です' })
  })

  test('two in one place are refused at the second', () => {
    expect(mistakes({ headings: [{ text: '見出し', order: 1 }], texts: [{ body: '本文', order: 1 }] })).toEqual([
      { path: 'contents.texts.0.order', message: '並び順が重複しています' },
    ])
  })

  test.each<[string, Partial<GivenContents>, string[]]>([
    ['a heading of nothing', { headings: [{ text: ' ', order: 0 }] }, ['contents.headings.0.text']],
    ['a heading of 40', { headings: [{ text: '𠮷'.repeat(40), order: 0 }] }, []],
    ['a heading of 41', { headings: [{ text: '題'.repeat(41), order: 0 }] }, ['contents.headings.0.text']],
    ['a text of nothing', { texts: [{ body: '', order: 0 }] }, []],
    ['a text of 2000', { texts: [{ body: '文'.repeat(2000), order: 0 }] }, []],
    ['a text of 2001', { texts: [{ body: '文'.repeat(2001), order: 0 }] }, ['contents.texts.0.body']],
    ['30 blocks', { texts: many(30, (order) => ({ body: '文', order })) }, []],
    ['31 blocks', { texts: many(31, (order) => ({ body: '文', order })) }, ['contents']],
    [
      '11 pictures of both kinds',
      {
        encodedImages: many(6, (order) => ({ image: '', description: '', order })),
        urlImages: many(5, (order) => ({ url: '/files/a', description: '', order: 100 + order })),
      },
      ['contents.encodedImages'],
    ],
    ['4 videos', { youtubes: many(4, (order) => ({ videoId: 'dQw4w9WgXcQ', order })) }, ['contents.youtubes']],
    [
      'a video of nowhere',
      { youtubes: [{ videoId: 'https://example.jp', order: 0 }] },
      ['contents.youtubes.0.videoId'],
    ],
  ])('%s', (_, contents, paths) => expect(mistakes(contents).map(({ path }) => path)).toEqual(paths))

  test('§8 a block of an unknown kind is not found', () => {
    expect(readBlockKind('TEXT')).toBe('TEXT')
    expect(() => readBlockKind('POLL')).toThrow('not_found')
  })
})
