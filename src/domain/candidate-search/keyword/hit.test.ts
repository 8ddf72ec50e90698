import { expect, test } from 'vitest'
import { hitOf } from './hit.ts'

const long = `${'はじめの文です。'.repeat(20)}大会で失敗した夜に、記録を並べて比べました。${'あとの文です。'.repeat(20)}`

test.each([
  [
    'the sentence around the word',
    [long],
    ['失敗'],
    /^大会で失敗した夜に、記録を並べて比べました。あとの文です。.*…$/u,
    ['失敗'],
  ],
  [
    'another width and case',
    ['ＰＹＴＨＯＮで自動化しました。'],
    ['python'],
    /^ＰＹＴＨＯＮで自動化しました。$/u,
    ['ＰＹＴＨＯＮ'],
  ],
  ['half-width kana with its mark', ['ｶﾞﾗｽの器をつくりました。'], ['ガラス'], /^ｶﾞﾗｽの器をつくりました。$/u, ['ｶﾞﾗｽ']],
  ['a dash for a long vowel', ['サ-クルを続けました。'], ['サークル'], /^サ-クルを続けました。$/u, ['サ-クル']],
  [
    'behind line breaks and letters that grow when folded',
    ['㈱窯元  で\r\n\r\n🏺をﾃﾞｻﾞｲﾝし、\n　窯を直した。'],
    ['窯を'],
    /^窯を直した。$/u,
    ['窯を'],
  ],
  ['several words', ['窯を直し、器を焼いた。'], ['器', '窯'], /^窯を直し、器を焼いた。$/u, ['窯', '器']],
])('a hit is shown in its sentence: %s', (_, texts, keywords, excerpt, words) => {
  const hit = hitOf('見出し', texts, keywords)
  expect(hit?.excerpt).toMatch(excerpt)
  expect(hit?.words).toEqual(words)
})

test('far from the beginning of a long sentence the excerpt begins with an ellipsis', () => {
  const text = `${'あ'.repeat(200)}失敗${'い'.repeat(200)}`
  expect(hitOf('見出し', [text], ['失敗'])?.excerpt).toBe(`…${'あ'.repeat(40)}失敗${'い'.repeat(78)}…`)
})

test('a word of the headline alone needs no excerpt, and no word is no hit', () => {
  expect(hitOf('窯を直した', ['窯を直した'], ['窯'])).toEqual({ excerpt: null, words: ['窯'] })
  expect(hitOf('見出し', ['本文'], ['失敗'])).toBeNull()
  expect(hitOf('見出し', ['本文'], [])).toBeNull()
})
