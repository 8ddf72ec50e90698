import { expect, test } from 'vitest'
import { keywordsOf, textOf, typedWords } from './keywords.ts'

const each = (textKeywords: string[], excludedTextKeywords: string[] = []) => ({ textKeywords, excludedTextKeywords })

test.each([
  ['ＡＩ　研究', each(['AI', '研究'])],
  ['  機械学習 ', each(['機械学習'])],
  ['研究 研究', each(['研究'])],
  ['', each([])],
  ['「AI 研究」 部長', each(['AI 研究', '部長'])],
  ['｢AI　研究｣ "new york"', each(['AI 研究', 'new york'])],
  ['部長 ｜ キャプテン 研究', each(['部長|キャプテン', '研究'])],
  ['部長 OR 主将 OR 部長', each(['部長|主将'])],
  ['研究 -営業 －「飲食 接客」', each(['研究'], ['営業', '飲食 接客'])],
  ['研究 -営業|接客', each(['研究'], ['営業|接客'])],
  ['「-5度」の研究', each(['-5度の研究'])],
  ['AI-研究 「閉じない', each(['AI-研究', '閉じない'])],
])('%j asks for %j', (typed, keywords) => expect(keywordsOf(typed, [])).toEqual({ keywords, error: null }))

test.each([
  ['あ', 'キーワードは2文字以上で入力してください'],
  ['研究 -あ', 'キーワードは2文字以上で入力してください'],
  ['研究 - 開発', 'キーワードは2文字以上で入力してください'],
  ['部長|あ', 'キーワードは2文字以上で入力してください'],
  [Array.from({ length: 11 }, (_, at) => `語句${at}`).join('|'), '「または」でつなげるのは10語までです'],
  ['一二 三四 五六 七八 九十 百千', '選択できるキーワードは5 つまでです'],
  ['-一二 -三四 -五六 -七八 -九十 -百千', '選択できる除くキーワードは5 つまでです'],
  ['長'.repeat(31), '30文字以内で入力してください（現在31文字）'],
])('%j is refused', (typed, error) => expect(keywordsOf(typed, [])).toEqual({ keywords: null, error }))

test.each([
  each(['AI 研究', '部長|キャプテン'], ['営業', '飲食 接客|販売']),
  each(['-5度', '研究'], ['-3度']),
  each([], ['営業']),
])('the text of %j is read as the same keywords', (keywords) =>
  expect(keywordsOf(textOf(keywords, []), [])).toEqual({ keywords, error: null }),
)

const synonyms = [
  ['機械学習', 'ML'],
  ['部長', 'キャプテン', '主将'],
]

test.each([
  ['ｍｌ', each(['ml|機械学習'])],
  ['機械学習 -部長', each(['機械学習|ML'], ['部長|キャプテン|主将'])],
  ['「ML」 "部長"', each(['ML', '部長'])],
  ['ML|統計', each(['ML|機械学習|統計'])],
  ['部長|「ML」', each(['部長|キャプテン|主将|ML'])],
  ['機械', each(['機械'])],
])('%j asks for the words and for what means the same, which the text then says without them', (typed, keywords) => {
  expect(keywordsOf(typed, synonyms)).toEqual({ keywords, error: null })
  expect(keywordsOf(textOf(keywords, synonyms), synonyms)).toEqual({ keywords, error: null })
})

test('synonyms that would make a keyword too long are left out', () => {
  const words = Array.from({ length: 9 }, (_, at) => `語句${at}`)
  const { keywords } = keywordsOf([...words, 'ML'].join('|'), synonyms)
  expect(keywords?.textKeywords).toEqual([[...words, 'ML'].join('|')])
})

test('what was added and what was left out are told apart', () => {
  expect(typedWords('ML|機械学習|統計', synonyms)).toEqual([
    { word: 'ML', added: ['機械学習'], absent: [] },
    { word: '統計', added: [], absent: [] },
  ])
  expect(typedWords('部長|主将', synonyms)).toEqual([
    { word: '部長', added: [], absent: ['キャプテン', '主将'] },
    { word: '主将', added: [], absent: ['部長', 'キャプテン'] },
  ])
})
