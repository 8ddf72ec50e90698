import type { Solver } from '../../template/solver.ts'
import { byTable, numberOf, type Cells } from './read.ts'

const upTo = (n: number) => Array.from({ length: n }, (_, place) => place)
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** The rows that beat all others in a comparison of two rows. */
const winners = (cells: Cells, beats: (row: number, other: number) => boolean) =>
  upTo(cells.rows).filter((row) => upTo(cells.rows).every((other) => other === row || beats(row, other)))

const isWinner = (beats: (cells: Cells, row: number, other: number) => boolean): Solver =>
  byTable((answer, cells) =>
    winners(cells, (row, other) => beats(cells, row, other)).some((row) => cells.name(row) === answer),
  )

/** Whether second ÷ first of a row is greater than that of another row. */
const isSteeper = (cells: Cells, row: number, other: number) =>
  cells.at(row, 1) * cells.at(other, 0) > cells.at(other, 1) * cells.at(row, 0)

export const tableSolvers: Record<string, Solver> = {
  'total-gap': byTable((answer, cells) => {
    const totals = upTo(cells.rows).map((row) => sum(upTo(cells.columns).map((column) => cells.at(row, column))))
    return Math.max(...totals) - Math.min(...totals) === numberOf(answer)
  }),
  blank: byTable((answer, cells) => {
    const last = { row: cells.rows - 1, column: cells.columns - 1 }
    const at = (row: number, column: number) => {
      const value = cells.at(row, column)
      return Number.isNaN(value) ? numberOf(answer) : value
    }
    const rowsFit = upTo(cells.rows).every(
      (row) => sum(upTo(last.column).map((column) => at(row, column))) === at(row, last.column),
    )
    const columnsFit = upTo(cells.columns).every(
      (column) => sum(upTo(last.row).map((row) => at(row, column))) === at(last.row, column),
    )
    return rowsFit && columnsFit
  }),
  'percent-change': byTable((answer, cells) => {
    const hundredths = (column: number) => cells.at(0, column) * cells.at(1, column)
    const isWhole = [0, 1].every((column) => sum([1, 2, 3].map((row) => cells.at(row, column))) === 100)
    return isWhole && hundredths(1) - hundredths(0) === numberOf(answer) * 100
  }),
  'weighted-mean': byTable((answer, cells) => {
    const rows = upTo(cells.rows)
    const people = sum(rows.map((row) => cells.at(row, 0)))
    return sum(rows.map((row) => cells.at(row, 0) * cells.at(row, 1))) === numberOf(answer) * people
  }),
  'share-of-sales': byTable((answer, cells, stem) => {
    const product = /。(商品[A-Z])の売上は/.exec(stem)?.[1]
    const sales = upTo(cells.rows).map((row) => cells.at(row, 0) * cells.at(row, 1))
    const own = sales.filter((_, row) => cells.name(row) === product)
    return own.length === 1 && sum(own) * 100 === numberOf(answer) * sum(sales)
  }),
  growth: isWinner(isSteeper),
  'per-person': isWinner(isSteeper),
  'reached-goal': isWinner(isSteeper),
}
