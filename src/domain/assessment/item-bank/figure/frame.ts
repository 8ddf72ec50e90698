import type { Matrix, Shapes, Strokes } from '../drawing.ts'
import { drawCross } from './mark.ts'
import { circle, faint, ink, line, moved, paper, polygon, rectangle, striped, text } from './paper.ts'

const side = 84
const fills = { white: '#fff', striped, black: ink }

function drawShape(shape: Shapes['shape'], x: number, y: number, half: number, fill: string) {
  const style = { fill, width: 2.4 }
  switch (shape) {
    case 'circle':
      return circle(x, y, half, style)
    case 'square':
      return rectangle(x - half * 0.9, y - half * 0.9, half * 1.8, half * 1.8, style)
    case 'triangle':
      return polygon(
        [
          [x, y - half],
          [x + half, y + half * 0.8],
          [x - half, y + half * 0.8],
        ],
        style,
      )
    case 'diamond':
      return polygon(
        [
          [x, y - half * 1.1],
          [x + half * 0.85, y],
          [x, y + half * 1.1],
          [x - half * 0.85, y],
        ],
        style,
      )
    case 'cross':
      return drawCross(x, y, half, fill)
  }
}

// In a frame of 84: where one, two and three shapes stand.
const spots = {
  1: [[42, 42]],
  2: [
    [24, 42],
    [60, 42],
  ],
  3: [
    [42, 25],
    [23, 59],
    [61, 59],
  ],
} as const

// In the order of `strokeNames`.
const lines = [
  [15, 15, 69, 15],
  [69, 15, 69, 69],
  [15, 69, 69, 69],
  [15, 15, 15, 69],
  [42, 15, 42, 69],
  [15, 42, 69, 42],
  [15, 15, 69, 69],
  [15, 69, 69, 15],
] as const

const drawInside = (frame: Shapes | Strokes) =>
  frame.kind === 'shapes'
    ? spots[frame.count]
        .map(([x, y]) => drawShape(frame.shape, x, y, frame.count === 1 ? 20 : 14, fills[frame.fill]))
        .join('')
    : lines
        .filter((_, place) => frame.lines.includes(place))
        .map(([x1, y1, x2, y2]) => line(x1, y1, x2, y2, { width: 5 }))
        .join('')

const border = rectangle(0, 0, side, side, { fill: '#fff', stroke: faint, width: 1.6 })

export const drawFrame = (frame: Shapes | Strokes) =>
  paper(side + 16, side + 16, moved(8, 8, border + drawInside(frame)))

export function drawMatrix({ frames }: Matrix) {
  const cells = frames.map((frame, place) => {
    const inside = frame ? drawInside(frame) : text(side / 2, side / 2, '？', { size: 34, isBold: true })
    return moved(10 + (place % 3) * side, 10 + Math.floor(place / 3) * side, border + inside)
  })
  return paper(3 * side + 20, 3 * side + 20, cells.join(''))
}
