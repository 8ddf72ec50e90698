import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'
import { importColumns } from './rules.ts'

test('every line is read, whatever ends the line before it', () => {
  const heading = Object.values(importColumns).join(',')
  const lineOf = (departmentId: number) => `1,い大学,国立,01,,${departmentId},文学部,文系`
  const text = `${heading}\r\n${lineOf(101)}\n${lineOf(102)}\r${lineOf(103)}\r\n${lineOf(104)}\n`
  const read = readFile(Buffer.from(text))
  if ('problem' in read) throw new Error(read.problem)
  expect(read.lines.map(({ at, line }) => [at, line.departmentId, line.category])).toEqual([
    [2, '101', '文系'],
    [3, '102', '文系'],
    [4, '103', '文系'],
    [5, '104', '文系'],
  ])
})
