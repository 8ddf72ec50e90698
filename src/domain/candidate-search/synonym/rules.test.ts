import { expect, test } from 'vitest'
import { checkSynonyms, readSynonyms, synonymLimits, synonymsOf, textOfSynonyms } from './rules.ts'

const groups = [
  ['機械学習', 'ML'],
  ['部長', 'キャプテン', '主将'],
]

test('a line is a group; width, spaces and empty lines do not matter', () => {
  expect(readSynonyms(' 機械学習＝ＭＬ \n\n部長 = キャプテン=主将\n')).toEqual({ groups, mistakes: [] })
  expect(readSynonyms(textOfSynonyms(groups)).groups).toEqual(groups)
})

test('the other words of a group, in any width, case and form of letters', () => {
  expect(synonymsOf(groups, 'ｍｌ')).toEqual(['機械学習'])
  expect(synonymsOf(groups, 'キャプテン')).toEqual(['部長', '主将'])
  expect(synonymsOf(groups, '機械')).toEqual([])
  expect(synonymsOf([['学園祭', '学祭']], '學祭')).toEqual(['学園祭'])
})

test.each([
  ['機械学習', '1行目：ことばを2つ以上、「=」でつないでください'],
  ['機械学習 = 機械学習', '1行目：「機械学習」が2回あります'],
  ['機械学習 = ML\nml = 数理論理', '2行目：「ml」は1行目にもあります'],
  ['機械学習 = M', '1行目：「M」は2文字以上30文字以内にしてください'],
  ['機械学習 = M|L', '1行目：「M|L」から記号（| 「 」 "）を除いてください'],
  ['研究\n部長 = 主将\n開発', '1行目：ことばを2つ以上、「=」でつないでください（ほかにも1か所）'],
  [Array.from({ length: 11 }, (_, at) => `ことば${at}`).join('='), '1行目：1行に書けるのは10語までです'],
])('%j is refused', (text, message) => expect(checkSynonyms(text)).toEqual({ path: 'text', message }))

test('three hundred groups are read, one more is refused', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `左${at} = 右${at}`).join('\n')
  expect(checkSynonyms(many(synonymLimits.groups))).toBeNull()
  expect(checkSynonyms(many(synonymLimits.groups + 1))?.message).toBe('300行までにしてください')
})
