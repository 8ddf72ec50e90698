import type { Net, Side } from '../drawing.ts'
import { drawMark } from './mark.ts'
import { line, paper, rectangle, text } from './paper.ts'

export function drawNet({ cells, edges }: Net) {
  // Nets without labels are options, and stand beside a button.
  const cell = edges || cells.some(({ label }) => label !== undefined) ? 46 : 34
  const pad = edges ? 28 : 14
  const [columns, rows] = [Math.max(...cells.map(({ x }) => x)) + 1, Math.max(...cells.map(({ y }) => y)) + 1]
  const squares = cells.map(({ x, y, label }) => {
    const [left, top] = [pad + x * cell, pad + y * cell]
    const mark = label === undefined ? '' : drawMark(label, left + cell / 2, top + cell / 2, 20)
    return rectangle(left, top, cell, cell, { fill: '#fff' }) + mark
  })
  const named = (edges ?? []).map((edge) => drawEdge(edge, pad, cell))
  return paper(columns * cell + 2 * pad, rows * cell + 2 * pad, [...squares, ...named].join(''))
}

// From the upper left corner of a square, in squares: both ends of an edge, and the way out of the square.
const ends: Record<Side, readonly [number, number, number, number, number, number]> = {
  N: [0, 0, 1, 0, 0, -1],
  E: [1, 0, 1, 1, 1, 0],
  S: [0, 1, 1, 1, 0, 1],
  W: [0, 0, 0, 1, -1, 0],
}

function drawEdge({ x, y, side, label }: NonNullable<Net['edges']>[number], pad: number, cell: number) {
  const [left, top] = [pad + x * cell, pad + y * cell]
  const [x1, y1, x2, y2, outX, outY] = ends[side]
  const [fromX, fromY, toX, toY] = [left + x1 * cell, top + y1 * cell, left + x2 * cell, top + y2 * cell]
  const isAsked = label === 'ア'
  return (
    line(fromX, fromY, toX, toY, { width: isAsked ? 7 : 4 }) +
    text((fromX + toX) / 2 + outX * 14, (fromY + toY) / 2 + outY * 14, label, { size: 16, isBold: true })
  )
}
