import { colours, type Align, type Look, type Place, type Sheet } from './sheet.ts'
import { drawTable, type PdfTable } from './table.ts'

export type PdfBlock =
  /** The name of a document without a cover, as 請求書. */
  | { kind: 'title'; text: string; align?: Align }
  | { kind: 'heading'; text: string; level?: 1 | 2 }
  /** `reading` stands for a text with a letter that the typeface lacks. */
  | { kind: 'paragraph'; text: string; reading?: string; look?: 'plain' | 'lead' | 'bold' | 'small'; align?: Align }
  | { kind: 'list'; items: readonly string[]; mark?: 'dot' | 'number' | 'check' }
  | PdfTable
  /** A tinted box that stays on one page. */
  | { kind: 'note'; title?: string; text: string }
  /** Short columns beside each other, which stay on one page; `shares` are their parts of the width. */
  | { kind: 'columns'; shares: readonly number[]; columns: readonly (readonly PdfBlock[])[] }
  /** Shapes in the points of a column, from its upper left corner. */
  | { kind: 'drawing'; height: number; shapes: readonly PdfShape[] }
  | { kind: 'gap'; height: number }
  /** The next block begins a new page unless this much is left. */
  | { kind: 'need'; height: number }
  | { kind: 'new-page' }

/** `path` is the data of an SVG path; a line has round ends. */
export type PdfShape = { path: string; fill?: string; line?: { colour: string; width: number } }

const look = (size: number, traits: Partial<Look> = {}): Look => ({
  size,
  leading: 1.75,
  weight: 'regular',
  colour: colours.ink,
  by: 'sign',
  ...traits,
})
const heading = { weight: 'bold', leading: 1.45, by: 'word' } as const
const looks = {
  title: look(22, heading),
  heading1: look(16, { ...heading, colour: colours.primary }),
  heading2: look(11.5, heading),
  plain: look(10),
  lead: look(11.5, { leading: 1.8 }),
  bold: look(10, { weight: 'bold' }),
  small: look(8.5, { leading: 1.65, colour: colours.second }),
  note: look(9.5, { leading: 1.7 }),
  noteTitle: look(9.5, { leading: 1.7, weight: 'bold', colour: colours.primary, by: 'word' }),
}

export function drawBlock(sheet: Sheet, block: PdfBlock, place: Place = sheet.place) {
  switch (block.kind) {
    case 'title':
      sheet.flow(block.text, place, looks.title, block.align)
      return sheet.gap(14)
    case 'heading':
      return drawHeading(sheet, block, place)
    case 'paragraph':
      sheet.flow(
        sheet.canWrite(block.text) ? block.text : (block.reading ?? block.text),
        place,
        looks[block.look ?? 'plain'],
        block.align,
      )
      return sheet.gap(block.look === 'small' ? 3 : 7)
    case 'list':
      return drawList(sheet, block, place)
    case 'table':
      return drawTable(sheet, block, place)
    case 'note':
      return drawNote(sheet, block, place)
    case 'columns':
      return drawColumns(sheet, block, place)
    case 'drawing':
      return drawShapes(sheet, block, place)
    case 'need':
      return sheet.need(block.height)
    case 'gap':
      return sheet.gap(block.height)
    case 'new-page':
      return sheet.isAtTop ? undefined : sheet.turn()
  }
}

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>

function drawHeading(sheet: Sheet, { text, level = 1 }: Of<'heading'>, place: Place) {
  const own = level === 1 ? looks.heading1 : looks.heading2
  sheet.gap(level === 1 ? 16 : 9)
  // A heading takes three lines of what follows with it.
  sheet.need(sheet.lines(text, place.width, own).length * own.size * own.leading + 72)
  sheet.flow(text, place, own)
  if (level === 2) return sheet.gap(3)
  const { x } = place
  sheet.document.rect(x, sheet.y + 4, 28, 2.5).fill(colours.sun)
  sheet.y += 15
}

function drawList(sheet: Sheet, { items, mark = 'dot' }: Of<'list'>, place: Place) {
  const indent = mark === 'number' ? 20 : 16
  const { size, leading } = looks.plain
  items.forEach((item, at) => {
    const inner = { x: place.x + indent, width: place.width - indent }
    const count = sheet.lines(item, inner.width, looks.plain).length
    sheet.need(Math.min(2, count) * size * leading)
    const middle = sheet.y + (size * leading) / 2
    if (mark === 'number') sheet.write(`${at + 1}.`, sheet.y, place, { ...looks.bold, colour: colours.primary })
    else if (mark === 'check')
      sheet.document
        .roundedRect(place.x + 0.5, middle - 4.5, 9, 9, 1.5)
        .lineWidth(0.8)
        .stroke(colours.second)
    else sheet.document.circle(place.x + 4, middle, 1.8).fill(colours.primary)
    sheet.flow(item, inner, looks.plain)
    sheet.gap(2.5)
  })
  sheet.gap(5)
}

function drawNote(sheet: Sheet, { title, text }: Of<'note'>, place: Place) {
  const inner = { x: place.x + 16, width: place.width - 30 }
  const height = [...(title ? [[title, looks.noteTitle] as const] : []), [text, looks.note] as const].reduce(
    (sum, [words, own]) => sum + sheet.lines(words, inner.width, own).length * own.size * own.leading,
    20,
  )
  sheet.gap(3)
  sheet.need(height)
  sheet.document.rect(place.x, sheet.y, place.width, height).fill(colours.tint)
  sheet.document.rect(place.x, sheet.y, 3, height).fill(colours.primary)
  sheet.y += 10
  if (title) sheet.flow(title, inner, looks.noteTitle)
  sheet.flow(text, inner, looks.note)
  sheet.y += 10
  sheet.gap(11)
}

function drawColumns(sheet: Sheet, { shares, columns }: Of<'columns'>, place: Place) {
  const between = 24
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const room = place.width - between * (columns.length - 1)
  const top = sheet.y
  let lowest = top
  let { x } = place
  columns.forEach((blocks, at) => {
    const width = (room * (shares[at] ?? 1)) / whole
    sheet.y = top
    for (const block of blocks) drawBlock(sheet, block, { x, width })
    lowest = Math.max(lowest, sheet.y)
    x += width + between
  })
  sheet.y = lowest
}

function drawShapes(sheet: Sheet, { height, shapes }: Of<'drawing'>, { x }: Place) {
  const { document } = sheet
  sheet.need(height)
  document.save().translate(x, sheet.y).lineCap('round').lineJoin('round')
  for (const { path, fill, line } of shapes) {
    document.path(path)
    if (line) document.lineWidth(line.width)
    if (fill && line) document.fillAndStroke(fill, line.colour)
    else if (fill) document.fill(fill)
    else if (line) document.stroke(line.colour)
  }
  document.restore()
  sheet.y += height
}
