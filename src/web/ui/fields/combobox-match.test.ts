import { expect, test } from 'vitest'
import { exactOption, matchOptions } from './combobox-match.ts'

const schools = [
  { value: '1', label: '東京大学', words: 'とうきょうだいがく' },
  { value: '2', label: '名古屋大学', words: 'なごやだいがく meidai' },
  { value: '3', label: '東京科学大学', words: 'とうきょうかがくだいがく' },
  { value: '4', label: 'ＡＢＣ大学', disabled: true },
]
const labels = (text: string) => matchOptions(schools, text).map(({ value }) => value)

test.each([
  ['', ['1', '2', '3', '4']],
  ['東京', ['1', '3']],
  ['とうきょう', ['1', '3']],
  ['トウキョウか', ['3']],
  ['ﾅｺﾞﾔ', ['2']],
  ['MEI', ['2']],
  ['abc', ['4']],
  ['科学', ['3']],
  ['　名古屋 ', ['2']],
  ['ない', []],
])('%j finds %j', (text, values) => expect(labels(text)).toEqual(values))

test('those that begin with the words come first', () => {
  const places = ['中央線', '線路', '直線'].map((label) => ({ value: label, label }))
  expect(matchOptions(places, '線').map(({ label }) => label)).toEqual(['線路', '中央線', '直線'])
})

test('the exact one, unless it cannot be chosen or is not the only one', () => {
  expect(exactOption(schools, '東京大学')?.value).toBe('1')
  expect(exactOption(schools, '東京')).toBeUndefined()
  expect(exactOption(schools, 'abc大学')).toBeUndefined()
  expect(exactOption([...schools, { value: '9', label: '東京大学' }], '東京大学')).toBeUndefined()
})

test('another spelling of a name finds it; a sign more does not find every name', () => {
  const companies = ['白峰製薬株式会社', 'C言語', 'C++'].map((label) => ({ value: label, label }))
  const found = (text: string) => matchOptions(companies, text).map(({ label }) => label)
  expect(found('白峰製薬（株）')).toEqual(['白峰製薬株式会社'])
  expect(found('C++')).toEqual(['C++'])
  expect(found('C#')).toEqual([])
})
