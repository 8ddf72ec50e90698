import { expect, test } from 'vitest'
import { keywordsOf } from './keywords.ts'

test.each([
  ['ＡＩ　研究', ['AI', '研究']],
  ['  機械学習 ', ['機械学習']],
  ['研究 研究', ['研究']],
  ['', []],
])('%j asks for %j', (typed, keywords) => expect(keywordsOf(typed)).toEqual({ keywords, error: null }))

test.each([
  ['あ', 'キーワードは2文字以上で入力してください'],
  ['一二 三四 五六 七八 九十 百千', '選択できるキーワードは5 つまでです'],
  ['長'.repeat(31), '30文字以内で入力してください（現在31文字）'],
])('%j is refused', (typed, error) => expect(keywordsOf(typed)).toEqual({ keywords: null, error }))
