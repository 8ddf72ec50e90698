import { expect, test } from 'vitest'
import { checkPhrase, filledPhrase, foldPhrase, hiddenIn, type PhraseValues } from './rules.ts'

const values: PhraseValues = { 氏名: '山田 花子', 募集名: '開発職', 企業名: '三友マテリアル', 担当者: '佐藤' }
const unknown = { ...values, 氏名: null }

test.each([
  ['{氏名}様\n{企業名}の{担当者}です。', '山田 花子様\n三友マテリアルの佐藤です。'],
  ['{募集名}を{募集名}と呼びます。', '開発職を開発職と呼びます。'],
  ['{ } {} {氏名', '{ } {} {氏名'],
])('%s is filled', (text, filled) => {
  expect(filledPhrase(text, values)).toBe(filled)
})

test('a name that the company may not know yet is neither filled nor overlooked', () => {
  expect(filledPhrase('{氏名}様', unknown)).toBe('{氏名}様')
  expect(hiddenIn('{氏名}様', unknown)).toBe('氏名')
  expect(hiddenIn('{募集名}の件', unknown)).toBeNull()
})

test.each([
  ['お礼', 'ありがとうございます。', []],
  ['', '', ['title', 'text']],
  ['あ'.repeat(31), 'あ'.repeat(2001), ['title', 'text']],
  ['お礼', '{名前}様', ['text']],
])('%s: %s', (title, text, paths) => {
  const mistakes = checkPhrase(foldPhrase({ title, text })).filter((mistake) => mistake !== null)
  expect(mistakes.map(({ path }) => path)).toEqual(paths)
})
