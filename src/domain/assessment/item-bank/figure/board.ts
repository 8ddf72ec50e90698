import type { Board, Series } from '../drawing.ts'
import { drawCross } from './mark.ts'
import { circle, ink, moved, paper, rectangle, text } from './paper.ts'

function drawSquares({ rows }: Board, cell: number) {
  const squares = rows.flatMap((row, y) =>
    [...row].map((mark, x) => {
      const [left, top] = [x * cell, y * cell]
      const [middleX, middleY] = [left + cell / 2, top + cell / 2]
      const ground = rectangle(left, top, cell, cell, { fill: mark === '#' ? ink : '#fff', width: 1.6 })
      if (mark === 'o') return ground + circle(middleX, middleY, cell * 0.3, { fill: '#fff', width: 2.6 })
      if (mark === '+') return ground + drawCross(middleX, middleY, cell * 0.33, ink)
      return ground
    }),
  )
  return [...squares, rectangle(0, 0, cell * rows.length, cell * rows.length, { width: 2.6 })].join('')
}

export function drawBoard(board: Board) {
  const side = board.rows.length > 3 ? 30 : 38
  const width = side * board.rows.length + 20
  return paper(width, width, moved(10, 10, drawSquares(board, side)))
}

const [small, gap, caption] = [25, 18, 22]

/** Three boards in the upper row, the others below, the open place last. */
export function drawSeries({ boards }: Series) {
  const side = small * 3
  const placeOf = (place: number) =>
    [12 + (place % 3) * (side + gap), 10 + caption + Math.floor(place / 3) * (side + caption + 14)] as const
  const frames = boards.map((board, place) => {
    const [x, y] = placeOf(place)
    return text(x + side / 2, y - 12, `${place + 1}`, { size: 14 }) + moved(x, y, drawSquares(board, small))
  })
  const [x, y] = placeOf(boards.length)
  const open =
    text(x + side / 2, y - 12, `${boards.length + 1}`, { size: 14 }) +
    rectangle(x, y, side, side, { width: 2, dash: '6 5' }) +
    text(x + side / 2, y + side / 2, '？', { size: 30, isBold: true })
  const rows = Math.floor(boards.length / 3) + 1
  return paper(24 + 3 * side + 2 * gap, 8 + rows * (side + caption + 14), frames.join('') + open)
}
