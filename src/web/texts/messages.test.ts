import { expect, test } from 'vitest'
import { messages } from './messages.ts'

test('全員出席 of a date whose students a colleague has marked says that nothing was recorded', () => {
  const { allAttended } = messages.success
  expect([allAttended(2), allAttended(0)]).toEqual([
    '2名の出席を記録しました',
    '記録する学生がいませんでした。出欠は、ほかの担当者がすでに記録しています',
  ])
})
