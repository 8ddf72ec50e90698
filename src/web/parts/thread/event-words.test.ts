import { expect, test } from 'vitest'
import type { Happening } from './entries.ts'
import { linesOf, type Reading } from './event-words.ts'
import { wordsForCompany } from './words/company.ts'
import { wordsForStudent } from './words/student.ts'

const accepted: Happening = {
  kind: 'ACCEPTED',
  side: 'CANDIDATE',
  at: '2026-11-27T01:00:00.000Z',
  text: '',
  until: '2026-12-01',
  startAt: null,
  endAt: null,
  urls: [],
  wishes: [],
  promises: [],
}
const student: Reading = { words: wordsForStudent, companyName: '三友マテリアル', today: '2026-12-01' }
const company: Reading = { ...student, words: wordsForCompany }

const receipt = '三友マテリアルに、氏名・フリガナ・メールアドレス・携帯電話番号を伝えました。'

test('both sides read until when the company owes a word, up to that day', () => {
  expect(linesOf(accepted, student)).toEqual([receipt, '三友マテリアルから、12月1日(火)までに連絡があります。'])
  expect(linesOf(accepted, company)).toEqual(['12月1日(火)までに、学生に連絡してください。'])
  expect(linesOf(accepted, { ...student, today: '2026-12-02' })).toEqual([receipt])
})

test('both sides read on the receipt what the company promised', () => {
  const promised: Happening = {
    ...accepted,
    until: null,
    promises: [{ label: '書類選考なし' }, { label: '交通費支給' }],
  }
  expect(linesOf(promised, student)).toEqual([receipt, '企業の約束：書類選考なし、交通費支給'])
  expect(linesOf(promised, company)).toEqual(['企業の約束：書類選考なし、交通費支給'])
})

test('wishes and words of a request', () => {
  const wished: Happening = {
    ...accepted,
    kind: 'DATES_WISHED',
    until: null,
    text: '授業のあとをお願いします。',
    wishes: [{ date: '2026-12-10', timeOfDay: 'EVENING' }],
  }
  expect([student.words.headings[wished.kind], ...linesOf(wished, student)]).toEqual([
    '別の日程を希望しました',
    '12月10日(木) 夕方',
    '授業のあとをお願いします。',
  ])
  expect(company.words.headings[wished.kind]).toBe('学生が別の日程を希望しました')
})
