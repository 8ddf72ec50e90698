import { expect, test } from 'vitest'
import { lineOfCalledOff, lineOfDeleted } from './line-words.ts'

test.each([
  [{ waitingCount: 0, offeredCount: 0 }, null],
  [{ waitingCount: 3, offeredCount: 0 }, 'キャンセル待ちの3名'],
  [{ waitingCount: 0, offeredCount: 1 }, '席を確保している1名'],
  [{ waitingCount: 3, offeredCount: 1 }, '席を確保している1名とキャンセル待ちの3名'],
])('§4 before the end of a date stands who of its line hears of it', (line, students) => {
  expect(lineOfDeleted(line)).toBe(
    students && `${students}には、この日程が中止になったことを、お知らせとメールで伝えます。`,
  )
  expect(lineOfCalledOff(line)).toBe(
    students && `${students}にも、中止になったことを、お知らせとメールで伝えます（メッセージは届きません）。`,
  )
})
