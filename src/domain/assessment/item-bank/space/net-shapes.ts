import { sides, type Side } from '../drawing.ts'
import type { Random } from '../template/random.ts'
import { stepOf, tip, type Lying } from './cube.ts'

export type Cell = { x: number; y: number }

/** Nets with four faces in one row, by the rows of squared paper. */
const straight = [
  ['#...', '####', '#...'],
  ['#...', '####', '.#..'],
  ['#...', '####', '..#.'],
  ['#...', '####', '...#'],
  ['.#..', '####', '.#..'],
  ['.#..', '####', '..#.'],
]
const stepped = [
  ['..###', '###..'],
  ['##..', '.##.', '..##'],
  ['#...', '###.', '..##'],
  ['.#..', '###.', '..##'],
  ['..#.', '###.', '..##'],
]
export const nets = { straight: straight.map(cellsOf), stepped: stepped.map(cellsOf) }

function cellsOf(rows: readonly string[]): Cell[] {
  return rows.flatMap((row, y) => [...row].flatMap((square, x) => (square === '#' ? [{ x, y }] : [])))
}

/** Turned and mirrored at random, in the upper left corner, row by row. */
export function placed(cells: readonly Cell[], random: Random): Cell[] {
  const [isMirrored, quarters] = [random.int(0, 1) === 1, random.int(0, 3)]
  let moved = cells.map(({ x, y }) => ({ x: isMirrored ? -x : x, y }))
  for (let quarter = 0; quarter < quarters; quarter++) moved = moved.map(({ x, y }) => ({ x: -y, y: x }))
  return inOrder(moved)
}

function inOrder(cells: readonly Cell[]): Cell[] {
  const [x0, y0] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))]
  return cells.map(({ x, y }) => ({ x: x - x0, y: y - y0 })).sort((one, other) => one.y - other.y || one.x - other.x)
}

export const nameOf = ({ x, y }: Cell) => `${x},${y}`
const beside = ({ x, y }: Cell, side: Side): Cell => ({ x: x + stepOf[side][0], y: y + stepOf[side][1] })

const faces = { top: 0, bottom: 1, N: 2, E: 3, S: 4, W: 5 }

/** Rolls a cube over all cells: for each, how the cube lies there. Its bottom is the face that the cell becomes. */
export function rollOver(cells: readonly Cell[]): Map<string, Lying<number>> {
  const [first] = cells
  const lyingOf = new Map<string, Lying<number>>()
  if (!first) return lyingOf
  lyingOf.set(nameOf(first), faces)
  const waiting = [first]
  for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
    const lying = lyingOf.get(nameOf(cell))
    for (const side of sides) {
      const next = beside(cell, side)
      if (!lying || lyingOf.has(nameOf(next)) || !cells.some((other) => nameOf(other) === nameOf(next))) continue
      lyingOf.set(nameOf(next), tip(lying, side))
      waiting.push(next)
    }
  }
  return lyingOf
}

export const isNet = (cells: readonly Cell[]) =>
  new Set([...rollOver(cells).values()].map(({ bottom }) => bottom)).size === 6

/** The two faces an edge of a cell lies between, the same for the edges that meet. */
export function edgeName(lying: Lying<number>, side: Side) {
  return [lying.bottom, lying[side]].sort().join()
}

/** Six joined cells, drawn at random. */
export function sixCells(random: Random): Cell[] {
  const cells: Cell[] = [{ x: 0, y: 0 }]
  while (cells.length < 6) {
    const next = beside(random.pick(cells), random.pick(sides))
    if (!cells.some((other) => nameOf(other) === nameOf(next))) cells.push(next)
  }
  return inOrder(cells)
}

export const isSquare = (cells: readonly Cell[]) =>
  cells.some(({ x, y }) =>
    [
      { x: x + 1, y },
      { x, y: y + 1 },
      { x: x + 1, y: y + 1 },
    ].every((corner) => cells.some((other) => nameOf(other) === nameOf(corner))),
  )

export const sidesOf = (cells: readonly Cell[]) =>
  cells.flatMap(({ x, y }) =>
    sides.flatMap((side) =>
      cells.some((other) => nameOf(other) === nameOf(beside({ x, y }, side))) ? [] : [{ x, y, side }],
    ),
  )
