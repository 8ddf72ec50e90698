import { describe, expect, test } from 'vitest'
import {
  activeQuotations,
  insertQuotation,
  ownPartOf,
  quotedIn,
  recorded,
  removeQuotation,
  wordsOf,
} from './quoting.ts'

const project = (text: string) => ({ field: 'STUDENT_PROJECT_EXPERIENCE' as const, text })

describe('setting a quotation into the reason', () => {
  test('at the beginning when nothing points elsewhere', () => {
    expect(insertQuotation('心が動きました。', '200回やり直した', null).reason).toBe(
      '「200回やり直した」という一文を読み、心が動きました。',
    )
    expect(insertQuotation('心が動きました。', '200回やり直した', 8).reason).toMatch(/^「200回/)
  })
  test('at the caret within the text, the caret after it', () => {
    const { reason, caret } = insertQuotation('はじめまして。ぜひ。', '200回', 7)
    expect(reason).toBe('はじめまして。「200回」という一文を読み、ぜひ。')
    expect(reason.slice(caret)).toBe('ぜひ。')
  })
  test('without the full stop of the sentence', () =>
    expect(wordsOf('記録を見直しました。')).toBe('記録を見直しました'))
})

test('taken out again it leaves what the company wrote', () => {
  expect(removeQuotation('「200回」という一文を読み、心が動きました。', '200回')).toBe('心が動きました。')
  expect(removeQuotation('「200回」に心が動きました。', '200回')).toBe('に心が動きました。')
})

test('brackets inside of it are double, and it counts and goes all the same', () => {
  const words = '「なぜここだけ違うのか」と思った'
  const { reason } = insertQuotation('心が動きました。', words, null)
  expect(reason).toBe('「『なぜここだけ違うのか』と思った」という一文を読み、心が動きました。')
  expect(activeQuotations(reason, [project(words)])).toEqual([project(words)])
  expect(ownPartOf(reason, [project(words)])).toBe('心が動きました。')
  expect(removeQuotation(reason, words)).toBe('心が動きました。')
  expect(removeQuotation('「『なぜここだけ違うのか』と思った」に', words)).toBe('に')
})

test('a quotation counts only while its words stand in the reason', () => {
  const both = [project('200回'), project('記録')]
  expect(activeQuotations('「200回」に心が動きました。', both)).toEqual([project('200回')])
})

test('at most five count', () => {
  expect(activeQuotations('123456', ['1', '2', '3', '4', '5', '6'].map(project))).toHaveLength(5)
})

test('the same words are recorded once', () => {
  expect(recorded([project('a')], project('a'))).toHaveLength(1)
  expect(recorded([project('a')], project('b'))).toHaveLength(2)
})

test('words of another field do not mark this sentence', () => {
  const passage = project('実験を200回やり直しました。')
  expect(quotedIn(passage, [project('200回'), { field: 'TAGLINE', text: '200回' }])).toEqual([project('200回')])
})

test('what the company wrote is what is left', () => {
  expect(ownPartOf('「200回」に心が動きました。', [project('200回')])).toBe('に心が動きました。')
})
