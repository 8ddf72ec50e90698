import { fills, shapes, type Matrix, type Shapes, type Strokes } from '../../drawing.ts'
import type { Shown, Solver } from '../../template/solver.ts'

/** One trait of the nine frames in three rows; the last is unknown. */
type Grid = readonly (readonly number[])[]

const columnsOf = (grid: Grid): Grid => [0, 1, 2].map((column) => grid.map((row) => row[column] ?? Number.NaN))
const values = [...shapes.keys()]

/** The last values that complete the grid by a rule for its rows: each rule is tried with every value. */
const fitting = (grid: Grid, isRule: (rows: Grid) => boolean) =>
  values.filter((value) => isRule(grid.map((row, y) => row.map((own, x) => (x === 2 && y === 2 ? value : own)))))

const isEvenRow = (row: readonly number[]) => new Set(row).size === 1
const sorted = (row: readonly number[]) => row.toSorted((one, other) => one - other).join()
const steps = (row: readonly number[]) => row.slice(1).map((value, place) => value - (row[place] ?? 0))

const rowRules: readonly ((rows: Grid) => boolean)[] = [
  // Every row has one value.
  (rows) => rows.every(isEvenRow),
  // Every row has the same three values, in whatever order.
  (rows) => rows.every((row) => new Set(row).size === 3 && sorted(row) === sorted(rows[0] ?? [])),
  // Every row has the same three values in the same order.
  (rows) => rows.every((row) => row.join() === (rows[0] ?? []).join()),
  // Along every row the value grows by the same step.
  (rows) => new Set(rows.flatMap(steps)).size === 1,
]

const lastValues = (grid: Grid) =>
  new Set([grid, columnsOf(grid)].flatMap((rows) => rowRules.flatMap((isRule) => fitting(rows, isRule))))

const traits: readonly ((frame: Shapes) => number)[] = [
  ({ shape }) => shapes.indexOf(shape),
  ({ count }) => count,
  ({ fill }) => fills.indexOf(fill),
]

function matrixOf({ figure, stem }: Shown): Matrix {
  if (figure?.drawing.kind !== 'matrix') throw new Error(`No matrix: ${stem}`)
  return figure.drawing
}

const rowsOf = <T>(list: readonly T[]) => [0, 3, 6].map((from) => list.slice(from, from + 3))
const drawingOf = (option: Shown['options'][number]) => ('figure' in option ? option.figure.drawing : null)

/** An option is right when for each trait some rule leads to its value. */
export const matrixSolver: Solver = (item) => {
  const { frames } = matrixOf(item)
  const possible = traits.map((trait) =>
    lastValues(rowsOf(frames.map((frame) => (frame?.kind === 'shapes' ? trait(frame) : Number.NaN)))),
  )
  return item.options.map((option) => {
    const drawing = drawingOf(option)
    return drawing?.kind === 'shapes' && traits.every((trait, kind) => possible[kind]?.has(trait(drawing)))
  })
}

// Whether a line is in the third frame, by its being in the first and in the second: all sixteen rules of two facts.
const lineRules = Array.from({ length: 16 }, (_, rule) => (one: boolean, other: boolean) => {
  const place = (one ? 2 : 0) + (other ? 1 : 0)
  return ((rule >> place) & 1) === 1
})

/** An option is right when some rule for the lines that fits the two whole rows leads to it, or one for the columns. */
export const overlaySolver: Solver = (item) => {
  const grid = rowsOf(matrixOf(item).frames)
  const turned = [0, 1, 2].map((column) => grid.map((row) => row[column] ?? null))
  return item.options.map((option) => {
    const drawing = drawingOf(option)
    if (drawing?.kind !== 'strokes') return false
    return [grid, turned].some((rows) => {
      const whole = rows.map((row) => row.map((frame) => (frame?.kind === 'strokes' ? frame : drawing)))
      return lineRules.some((rule) => whole.every((row) => isMade(row, rule)))
    })
  })
}

function isMade([one, other, third]: readonly Strokes[], rule: (one: boolean, other: boolean) => boolean) {
  return [0, 1, 2, 3, 4, 5, 6, 7].every(
    (line) =>
      rule(one?.lines.includes(line) ?? false, other?.lines.includes(line) ?? false) === third?.lines.includes(line),
  )
}
