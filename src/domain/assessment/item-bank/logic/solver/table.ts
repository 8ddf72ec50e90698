import { certainPlaces, readSentence, sentencesIn, textsOf, type Printed, type Reading } from './printed.ts'

type Table = { head: readonly string[]; rows: readonly (readonly string[])[] }

function tableOf({ figure }: Printed): Table {
  if (figure?.drawing.kind !== 'table') throw new Error('No table to read')
  return figure.drawing
}

const cellOf = ({ head, rows }: Table, row = '', column = '') =>
  Number(rows.find(([name]) => name === row)?.[head.indexOf(column)] ?? Number.NaN)

/** Checks the conditions for each row of the table. */
export function solvePasses(item: Printed): number[] {
  const table = tableOf(item)
  const fields = table.head.slice(1)
  const readings: readonly Reading<string>[] = [
    [
      /^3項目の合計が(\d+)点以上$/,
      (least) => (row) => fields.reduce((sum, field) => sum + cellOf(table, row, field), 0) >= Number(least),
    ],
    [
      /^どの項目も(\d+)点以上$/,
      (least) => (row) => fields.every((field) => cellOf(table, row, field) >= Number(least)),
    ],
    [/^「(.+)」が「(.+)」より高い$/, (field, other) => (row) => cellOf(table, row, field) > cellOf(table, row, other)],
  ]
  const conditions = sentencesIn(item).map((sentence) => readSentence(readings, sentence))
  return textsOf(item).flatMap((name, place) => (conditions.every((isMet) => isMet(name)) ? [place] : []))
}

/** Counts the people of each row from the whole and the percentage. */
export function solveShare(item: Printed): number[] {
  const table = tableOf(item)
  const [, whole, share] = table.head
  if (!whole?.endsWith('（人）') || !share?.endsWith('（%）')) throw new Error('No whole and share')
  const counts = textsOf(item).map((name) => cellOf(table, name, whole) * cellOf(table, name, share))
  const better = item.stem.includes('2番目に') ? 1 : 0
  return counts.flatMap((count, place) => (counts.filter((other) => other > count).length === better ? [place] : []))
}

/** Fills the unreadable cells in every way that keeps the totals. */
export function solveHidden(item: Printed): number[] {
  const table = tableOf(item)
  const [columns, rows] = [table.head.slice(1, -1), table.rows.slice(0, -1).map(([name]) => name ?? '')]
  const hidden = rows.flatMap((row) =>
    columns.filter((column) => Number.isNaN(cellOf(table, row, column))).map((column) => `${row}/${column}`),
  )
  const valueIn = (filled: Filled, row = '', column = '') =>
    filled.get(`${row}/${column}`) ?? cellOf(table, row, column)
  const isKept = (sum: number, value: number) => Number.isNaN(sum) || sum === value
  const sums: ((filled: Filled) => boolean)[] = [
    ...rows.map(
      (row) => (filled: Filled) =>
        isKept(total(columns.map((column) => valueIn(filled, row, column))), cellOf(table, row, '計')),
    ),
    ...columns.map(
      (column) => (filled: Filled) =>
        isKept(total(rows.map((row) => valueIn(filled, row, column))), cellOf(table, '計', column)),
    ),
  ]
  const worlds = fillings(hidden, sums, (cell) => {
    const [row, column] = cell.split('/')
    return Math.min(cellOf(table, row, '計'), cellOf(table, '計', column))
  })
  if (worlds.length === 0) throw new Error('Nothing fits the totals')
  const readings: readonly Reading<Filled>[] = [
    [
      /^(.)の(.+)は、(.)の(.+)より多い。$/,
      (row, column, otherRow, other) => (filled) => valueIn(filled, row, column) > valueIn(filled, otherRow, other),
    ],
    [
      /^(.)の(.+)は、(\d+)以上である。$/,
      (row, column, bound) => (filled) => valueIn(filled, row, column) >= Number(bound),
    ],
    [
      /^(.)の(.+)は、(\d+)以下である。$/,
      (row, column, bound) => (filled) => valueIn(filled, row, column) <= Number(bound),
    ],
  ]
  return certainPlaces(
    worlds,
    textsOf(item).map((text) => readSentence(readings, text)),
  )
}

type Filled = ReadonlyMap<string, number>

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** A total is looked at as soon as its last cell is filled. */
function fillings(
  cells: readonly string[],
  sums: readonly ((filled: Filled) => boolean)[],
  most: (cell: string) => number,
) {
  let maps: Filled[] = [new Map()]
  for (const cell of cells)
    maps = maps
      .flatMap((filled) => Array.from({ length: most(cell) + 1 }, (_, value) => new Map([...filled, [cell, value]])))
      .filter((filled) => sums.every((isKept) => isKept(filled)))
  return maps
}
