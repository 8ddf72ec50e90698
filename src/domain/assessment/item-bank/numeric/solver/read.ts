import type { Table } from '../../drawing.ts'
import type { Shown, Solver } from '../../template/solver.ts'

const numbersIn = (text: string) =>
  [...text.matchAll(/\d[\d,]*/g)].map(([digits]) => Number(digits.replaceAll(',', '')))

function optionTexts({ options }: Shown) {
  return options.map((option) => {
    if (!('text' in option)) throw new Error('An option of the section NUM is a text')
    return option.text
  })
}

/** Reads the numbers of the stem in their order, and asks of each option whether the story holds with it. */
export const byStem =
  (holds: (answer: number, ...numbers: number[]) => boolean): Solver =>
  (item) => {
    const numbers = numbersIn(item.stem)
    if (numbers.length !== holds.length - 1) {
      throw new Error(`${numbers.length} numbers instead of ${holds.length - 1}: ${item.stem}`)
    }
    return optionTexts(item).map((text) => holds(numbersIn(text)[0] ?? Number.NaN, ...numbers))
  }

/** The cells of a drawn table by row and column, from zero without the heads; NaN where no number stands. */
export type Cells = {
  at(row: number, column: number): number
  name(row: number): string
  rows: number
  columns: number
}

/** Reads the drawn table, and asks of each option whether it is the answer. */
export const byTable =
  (holds: (answer: string, cells: Cells, stem: string) => boolean): Solver =>
  (item) => {
    const drawing = item.figure?.drawing
    if (drawing?.kind !== 'table') throw new Error(`No table: ${item.stem}`)
    return optionTexts(item).map((text) => holds(text, cellsOf(drawing), item.stem))
  }

const cellsOf = ({ head, rows }: Table): Cells => ({
  at: (row, column) => numbersIn(rows[row]?.[column + 1] ?? '')[0] ?? Number.NaN,
  name: (row) => rows[row]?.[0] ?? '',
  rows: rows.length,
  columns: head.length - 1,
})

export const numberOf = (text: string) => numbersIn(text)[0] ?? Number.NaN
