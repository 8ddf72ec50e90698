import { expect, test } from 'vitest'
import { roleActs } from './role-acts.ts'
import { roleWords } from './role-words.ts'

test('§6 a reader is refused the export of students alone, not that of the analysis', () => {
  const exports = roleActs.filter(({ name }) => name.includes('CSV'))
  expect(exports.map(({ name, mayDo }) => [name, mayDo.includes('VIEWER')])).toEqual([
    ['分析を見て、CSVで書き出す', true],
    ['学生の一覧をCSVで書き出す', false],
  ])
  expect(roleWords.VIEWER.about).toContain('学生の一覧のCSVの書き出しはできません')
})
