import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import { firstSentence, ownWordsIn } from './own-words-in.ts'

const marked = (text: string, words: string[]) =>
  ownWordsIn(text, words)
    .map((piece) => (piece.isOwn ? `[${piece.text}]` : piece.text))
    .join('')

describe('own words in a text', () => {
  test.each([
    [
      'marks the words where they stand',
      '条件を変えて実験を200回やり直した点',
      ['実験を200回やり直した'],
      '条件を変えて[実験を200回やり直した]点',
    ],
    ['marks every occurrence', '記録し、また記録する', ['記録'], '[記録]し、また[記録]する'],
    ['takes the longest first', '実験を記録する', ['実験', '実験を記録'], '[実験を記録]する'],
    [
      'marks the shorter one elsewhere',
      '実験を記録し、実験を続ける',
      ['実験', '実験を記録'],
      '[実験を記録]し、[実験]を続ける',
    ],
    ['never overlaps', 'あいうえ', ['あいう', 'うえ'], '[あいう]え'],
    ['leaves a text without them alone', '理由', ['実験'], '理由'],
    ['takes signs as they are', '200回(約3か月)', ['(約3か月)'], '200回[(約3か月)]'],
    [
      'finds words whose brackets became double',
      '「『なぜ』と思い」を読み',
      ['「なぜ」と思い'],
      '「[『なぜ』と思い]」を読み',
    ],
    ['ignores empty words', '理由', [''], '理由'],
    ['marks a whole text', '理由', ['理由'], '[理由]'],
    ['has nothing to mark in nothing', '', ['理由'], ''],
  ])('%s', (_, text, words, expected) => expect(marked(text, words)).toBe(expected))

  it('never loses or changes a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, words) => {
        expect(
          ownWordsIn(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
      seeded(),
    )
  })
})

test.each([
  ['一つ目です。二つ目です。', '一つ目です。'],
  ['「粘り強い。」と思いました。次へ。', '「粘り強い。」と思いました。'],
  ['閉じない「かぎ。次へ。', '閉じない「かぎ。'],
  ['なぜですか？！ 聞かせてください。', 'なぜですか？！'],
  ['終わりのない文', '終わりのない文'],
  ['一行目\n二行目。三つ目。', '一行目\n二行目。'],
])('the first sentence of %s', (text, expected) => expect(firstSentence(text)).toBe(expected))
