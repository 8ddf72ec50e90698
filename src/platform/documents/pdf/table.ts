import { colours, type Align, type Look, type Place, type Sheet } from './sheet.ts'

/** `share` is the column's part of the width. Figures are aligned to the right. */
export type PdfColumn = { share: number; align?: Align; isBold?: boolean }
export type PdfTable = {
  kind: 'table'
  columns: readonly PdfColumn[]
  /** Repeated on every page of the table. */
  head?: readonly string[]
  rows: readonly (readonly string[])[]
  /** How many rows at the end are sums, set in bold. */
  sums?: number
}

const padding = { x: 7, y: 5 }
const cell: Look = { size: 9, leading: 1.55, weight: 'regular', colour: colours.ink, by: 'word' }
const bold: Look = { ...cell, weight: 'bold' }
const headLook: Look = { ...bold, size: 8.5, colour: colours.primary }

type Cell = { text: string; look: Look; align: Align; place: Place }

export function drawTable(sheet: Sheet, { columns, head, rows, sums = 0 }: PdfTable, place: Place) {
  const placed = placeColumns(columns, place)
  const cellsOf = (row: readonly string[], look: (column: PdfColumn) => Look): Cell[] =>
    placed.map(({ column, inner }, at) => ({
      text: row[at] ?? '',
      look: look(column),
      align: column.align ?? 'left',
      place: inner,
    }))
  const headCells = head && cellsOf(head, () => headLook)
  const drawHead = () => {
    if (!headCells) return
    const height = heightOf(sheet, headCells)
    sheet.document.rect(place.x, sheet.y, place.width, height).fill(colours.tint)
    drawRow(sheet, headCells, height, place, colours.primary)
  }
  const bodies = rows.map((row, at) =>
    cellsOf(row, (column) => (column.isBold || at >= rows.length - sums ? bold : cell)),
  )
  sheet.gap(3)
  // The head stays with the first row.
  const first = bodies[0]
  sheet.need((headCells ? heightOf(sheet, headCells) : 0) + (first ? heightOf(sheet, first) : 0))
  drawHead()
  for (const cells of bodies) {
    const height = heightOf(sheet, cells)
    if (sheet.y + height > sheet.bottom && !sheet.isAtTop) {
      sheet.turn()
      drawHead()
    }
    drawRow(sheet, cells, height, place, colours.hairline)
  }
  sheet.gap(12)
}

function placeColumns(columns: readonly PdfColumn[], { x, width }: Place) {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  let left = x
  return columns.map((column) => {
    const own = (width * column.share) / whole
    const inner = { x: left + padding.x, width: own - padding.x * 2 }
    left += own
    return { column, inner }
  })
}

const heightOf = (sheet: Sheet, cells: readonly Cell[]) =>
  Math.max(
    ...cells.map(({ text, look, place }) => sheet.lines(text, place.width, look).length * look.size * look.leading),
  ) +
  padding.y * 2

function drawRow(sheet: Sheet, cells: readonly Cell[], height: number, { x, width }: Place, line: string) {
  for (const { text, look, align, place } of cells)
    sheet.lines(text, place.width, look).forEach((written, at) => {
      sheet.write(written.text, sheet.y + padding.y + at * look.size * look.leading, place, look, align)
    })
  sheet.y += height
  sheet.document
    .moveTo(x, sheet.y)
    .lineTo(x + width, sheet.y)
    .lineWidth(0.6)
    .stroke(line)
}
