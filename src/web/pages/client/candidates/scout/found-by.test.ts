import { expect, test } from 'vitest'
import { foundByOf } from './found-by.ts'

const saved = [{ id: 'f', name: '東海の機械系' }]

test.each([
  ['/client/candidates?y=2028&tk=研究', 'キーワード・卒業予定'],
  ['/client/candidates?fid=f&y=2028', '東海の機械系'],
  ['/client/candidates?fid=gone&y=2028', '卒業予定'],
  ['/client/candidates?all=true', 'すべての学生'],
  ['/client/candidates?ids=a', ''],
  ['/client/candidates', ''],
  [null, ''],
])('%s is kept as %s', (back, words) => expect(foundByOf(back, saved)).toBe(words))

test('the words of a condition hold none of its values', () =>
  expect(foundByOf('/client/candidates?tk=山田太郎', saved)).toBe('キーワード'))

test('a condition of everything fits into the limit', () => {
  const keys =
    'tk=研究&xtk=営業&y=2028&c=SCIENCE&dg=MASTER&sd=機械工学&a=23&sp=1&sn=名古屋&s=1&cp=23&hn=岡崎&i=1&j=1&cs=1&csc=1&ts=600&pp=true'
  const words = foundByOf(`/client/candidates?${keys}`, [])
  expect([...words].length).toBeLessThanOrEqual(80)
  expect(words).toMatch(/・ほか$/)
})
