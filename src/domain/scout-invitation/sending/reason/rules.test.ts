import { describe, expect, test } from 'vitest'
import { checkReason, missingLetters, ownLettersOf, phraseOf } from './rules.ts'

const quoted = '値が安定しなくなったとき、半年間は記録の時刻を並べて原因を探しました'
const quotations = [{ text: quoted }]
const own = (letters: number) => '私'.repeat(letters)

describe('§4 the forty letters of a reason are the company’s own', () => {
  test.each([
    ['nothing but what the page inserts', `${phraseOf(quoted)}です。`, quotations, 3],
    ['a quotation at the end', `${own(10)}「${quoted}」`, quotations, 10],
    ['the words without their brackets', `${quoted}という一文を読み、${own(5)}`, quotations, 5],
    ['the same words twice', `「${quoted}」と「${quoted}」${own(3)}`, quotations, 4],
    [
      'brackets within the quoted words',
      `${phraseOf('「挑戦」を選びました')}${own(5)}`,
      [{ text: '「挑戦」を選びました' }],
      5,
    ],
    ['brackets that nobody recorded', `「${quoted}」${own(7)}`, [], 7],
    ['double brackets', `『${quoted}』を読み、${own(7)}`, [], 11],
    ['brackets within brackets', `「わたしは『${quoted}』と書いた」${own(7)}`, [], 7],
    [
      'two quotations, one within the other',
      `「実験を続けた」「実験を」${own(4)}`,
      [{ text: '実験を' }, { text: '実験を続けた' }],
      4,
    ],
    ['blanks', `${own(4)}　　 \n\n ${own(4)}`, [], 8],
    ['letters as people count them', '👨‍👩‍👧‍👦'.repeat(8), [], 8],
    ['a bracket that is never closed', `「${own(9)}`, [], 10],
    ['the phrase that the company wrote itself', `${own(9)}という一文を読み、`, [], 18],
  ])('%s', (_, reason, quotedWords, letters) => expect(ownLettersOf(reason, quotedWords)).toBe(letters))

  test('what is missing is said with the quotation left out', () => {
    expect(missingLetters(`${phraseOf(quoted)}${own(28)}`, quotations)).toBe('引用を除いて、あと12文字')
    expect(missingLetters(own(39), [])).toBe('あと1文字')
    expect(missingLetters(`${phraseOf(quoted)}${own(40)}`, quotations)).toBeNull()
  })

  test('and refused so; three hundred are counted with what is quoted', () => {
    const message = (reason: string) => checkReason('reason', reason, quotations)?.message
    expect(message(`${phraseOf(quoted)}です。`)).toBe('40文字以上で入力してください（引用を除いて、あと37文字）')
    expect(message(own(4))).toBe('40文字以上で入力してください（現在4文字）')
    expect(message(`${phraseOf(quoted)}${own(270)}`)).toContain('300文字以内')
    expect(message(`${phraseOf(quoted)}${own(40)}`)).toBeUndefined()
  })
})
