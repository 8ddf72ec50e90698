import type { Table } from '../drawing.ts'
import { faint, line, paper, rectangle, shade, text } from './paper.ts'

const [pad, rowHeight, minWidth] = [8, 38, 272]

/** How wide a text is at 15 px: a Japanese letter is a square, a digit a little more than half of it. */
const widthOf = (words: string) => [...words].reduce((width, letter) => width + (letter > '\u2000' ? 15 : 8.8), 0)

export function drawTable({ head, rows }: Table) {
  const needed = head.map(
    (name, column) => Math.max(widthOf(name), ...rows.map((row) => widthOf(row[column] ?? ''))) + 16,
  )
  const spare = Math.max(0, minWidth - needed.reduce((all, width) => all + width, 0)) / head.length
  const widths = needed.map((width) => width + spare)
  const lefts = widths.map((_, column) => widths.slice(0, column).reduce((all, width) => all + width, pad))
  const [width, height] = [widths.reduce((all, own) => all + own, 0), (rows.length + 1) * rowHeight]
  const cells = [head, ...rows].flatMap((row, y) =>
    row.map((words, column) => {
      const middle = pad + y * rowHeight + rowHeight / 2
      const [left, own] = [lefts[column] ?? 0, widths[column] ?? 0]
      const isName = y === 0 || column === 0
      return isName
        ? text(left + own / 2, middle, words, { size: 15, isBold: true })
        : text(left + own - 12, middle, words, { size: 15, anchor: 'end' })
    }),
  )
  const across = [...rows.keys()].map((y) =>
    line(pad, pad + (y + 1) * rowHeight, pad + width, pad + (y + 1) * rowHeight, { stroke: faint, width: 1.2 }),
  )
  const down = lefts.slice(1).map((left) => line(left, pad, left, pad + height, { stroke: faint, width: 1.2 }))
  const ground = rectangle(pad, pad, width, rowHeight, { fill: shade, stroke: 'none', width: 0 })
  const frame = rectangle(pad, pad, width, height, { width: 1.6 })
  return paper(width + 2 * pad, height + 2 * pad, [ground, ...across, ...down, frame, ...cells].join(''))
}
