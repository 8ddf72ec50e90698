import { expect, test } from 'vitest'
import { headingOf } from './heading.ts'

const nothing = {
  isFirstDay: false,
  uncontacted: 0,
  dateRequests: 0,
  reports: 0,
  owedAnswers: 0,
  openMeetings: 0,
  isCheckDue: false,
}

test.each([
  [{}, '今日の対応は完了しています'],
  [{ uncontacted: 2 }, '2名の学生が、連絡を待っています'],
  [{ dateRequests: 3 }, '3名の学生が、日程の返事を待っています'],
  [{ uncontacted: 2, dateRequests: 3, owedAnswers: 4 }, '5名の学生が、連絡や日程の返事を待っています'],
  [{ reports: 1, owedAnswers: 4 }, '内定承諾の報告が1件あります'],
  [{ owedAnswers: 4, openMeetings: 2 }, '4名の学生が、結果を待っています'],
  [{ openMeetings: 2, isCheckDue: true }, '面談のあとの記録が2名分、残っています'],
  [{ isCheckDue: true }, '企業ページの掲載内容を確認しましょう'],
  [{ isFirstDay: true }, '学生に会う準備を始めましょう'],
])('4.2 the headline agrees with the list below: %o is %s', (todo, heading) =>
  expect(headingOf({ ...nothing, ...todo })).toBe(heading),
)
