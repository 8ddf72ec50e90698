import type { Table } from '../drawing.ts'
import { faint, line, paper, rectangle, shade, text } from './paper.ts'

const [pad, rowHeight, lineHeight, widest] = [8, 38, 20, 272]

/** How wide a text is at 15 px: a Japanese letter is a square, a digit a little more than half of it. */
const widthOf = (words: string) => [...words].reduce((width, letter) => width + (letter > '\u2000' ? 15 : 8.8), 0)

/** The lines of a head that may be as wide as this: broken before a bracket and after a verb, else anywhere. */
function linesOf(words: string, room: number): string[] {
  const phrases = words
    .split(/(?=（)|(?<=[ただ])/)
    .flatMap((phrase) => (widthOf(phrase) > room ? [...phrase] : [phrase]))
  return phrases.reduce<string[]>((lines, phrase) => {
    const last = lines.at(-1)
    const isFit = last !== undefined && widthOf(last + phrase) <= room
    return isFit ? [...lines.slice(0, -1), last + phrase] : [...lines, phrase]
  }, [])
}

/** Heads in one line where the table is narrow enough for a phone, else in several. */
function headsOf({ head, rows }: Table) {
  const values = head.map((_, column) => Math.max(0, ...rows.map((row) => widthOf(row[column] ?? ''))))
  const wide = head.reduce((all, name, column) => all + Math.max(widthOf(name), values[column] ?? 0) + 16, 0)
  const heads = head.map((name) => (wide <= widest + 8 || name === '' ? [name] : linesOf(name, 105)))
  const needed = heads.map((lines, column) => Math.max(...lines.map(widthOf), values[column] ?? 0) + 16)
  const spare = Math.max(0, widest - needed.reduce((all, width) => all + width, 0)) / head.length
  return { heads, widths: needed.map((width) => width + spare), height: Math.max(...heads.map(({ length }) => length)) }
}

export function drawTable(table: Table) {
  const { rows } = table
  const { heads, widths, height: headLines } = headsOf(table)
  const headHeight = rowHeight + (headLines - 1) * lineHeight
  const lefts = widths.map((_, column) => widths.slice(0, column).reduce((all, width) => all + width, pad))
  const [width, height] = [widths.reduce((all, own) => all + own, 0), headHeight + rows.length * rowHeight]
  const names = heads.flatMap((lines, column) =>
    lines.map((words, place) => {
      const middle = pad + headHeight / 2 + (place - (lines.length - 1) / 2) * lineHeight
      return text((lefts[column] ?? 0) + (widths[column] ?? 0) / 2, middle, words, { size: 15, isBold: true })
    }),
  )
  const cells = rows.flatMap((row, y) =>
    row.map((words, column) => {
      const middle = pad + headHeight + (y + 0.5) * rowHeight
      const [left, own] = [lefts[column] ?? 0, widths[column] ?? 0]
      return column === 0
        ? text(left + own / 2, middle, words, { size: 15, isBold: true })
        : text(left + own - 12, middle, words, { size: 15, anchor: 'end' })
    }),
  )
  const across = [...rows.keys()].map((y) => {
    const at = pad + headHeight + y * rowHeight
    return line(pad, at, pad + width, at, { stroke: faint, width: 1.2 })
  })
  const down = lefts.slice(1).map((left) => line(left, pad, left, pad + height, { stroke: faint, width: 1.2 }))
  const ground = rectangle(pad, pad, width, headHeight, { fill: shade, stroke: 'none', width: 0 })
  const frame = rectangle(pad, pad, width, height, { width: 1.6 })
  return paper(width + 2 * pad, height + 2 * pad, [ground, ...across, ...down, frame, ...names, ...cells].join(''))
}
