import type { Cube, Roll, Side } from '../drawing.ts'
import { drawMark } from './mark.ts'
import { arrow, circle, ink, moved, paper, polygon, rectangle, shade, text } from './paper.ts'

const [face, depth] = [66, 40]
const slant = depth / face

type Faces<T> = { top: T; front: T; right: T }
type DrawFace<T> = (mark: T) => string

/** A cube in oblique view, its front undistorted; the upper left corner of the view is at zero. */
function drawSolid<T>({ top, front, right }: Faces<T>, drawFace: DrawFace<T>) {
  const far = face + depth
  const outline = [
    rectangle(0, depth, face, face, { fill: '#fff' }),
    polygon(
      [
        [0, depth],
        [depth, 0],
        [far, 0],
        [face, depth],
      ],
      { fill: '#fff' },
    ),
    polygon(
      [
        [face, depth],
        [far, 0],
        [far, face],
        [face, far],
      ],
      { fill: '#fff' },
    ),
  ]
  const onFace = (matrix: string, mark: T) => `<g transform="matrix(${matrix})">${drawFace(mark)}</g>`
  return [
    ...outline,
    onFace(`1 0 0 1 0 ${depth}`, front),
    onFace(`1 0 ${-slant} ${slant} ${depth} 0`, top),
    onFace(`${slant} ${-slant} 0 1 ${face} ${depth}`, right),
  ].join('')
}

export const drawCube = (cube: Cube) =>
  paper(
    face + depth + 24,
    face + depth + 24,
    moved(
      12,
      12,
      drawSolid(cube, (mark) => drawMark(mark, face / 2, face / 2, 30)),
    ),
  )

// In thirds of a face: where the eyes of a die are.
const [near, middle, far] = [0.24, 0.5, 0.76]
const eyes: Record<number, readonly (readonly [number, number])[]> = {
  1: [[middle, middle]],
  2: [
    [near, near],
    [far, far],
  ],
  3: [
    [near, near],
    [middle, middle],
    [far, far],
  ],
  4: [
    [near, near],
    [far, near],
    [near, far],
    [far, far],
  ],
  5: [
    [near, near],
    [far, near],
    [middle, middle],
    [near, far],
    [far, far],
  ],
  6: [
    [near, near],
    [far, near],
    [near, middle],
    [far, middle],
    [near, far],
    [far, far],
  ],
}

const drawEyes: DrawFace<number> = (value) =>
  (eyes[value] ?? [])
    .map(([x, y]) => circle(x * face, y * face, value === 1 ? 9 : 6.5, { fill: ink, width: 0 }))
    .join('')

const steps: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

const [square, pad, label] = [38, 12, 22]

/** The die at the left, the squares it rolls over at the right, seen from above. */
export function drawRoll({ top, front, right, path }: Roll) {
  const places = path.reduce<(readonly [number, number])[]>(
    (all, way) => {
      const [x, y] = all.at(-1) ?? [0, 0]
      return [...all, [x + steps[way][0], y + steps[way][1]]]
    },
    [[0, 0]],
  )
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  const [left, upper] = [Math.min(...xs), Math.min(...ys)]
  const [columns, rows] = [Math.max(...xs) - left + 1, Math.max(...ys) - upper + 1]
  const board = { x: pad + face + depth + 24, width: columns * square, height: rows * square }
  const height = Math.max(face + depth + label, board.height + 2 * label)
  const boardTop = pad + (height - board.height) / 2
  const centre = ([x, y]: readonly [number, number]) =>
    [board.x + (x - left + 0.5) * square, boardTop + (y - upper + 0.5) * square] as const
  const squares = places.map((place, time) => {
    const [x, y] = centre(place)
    return rectangle(x - square / 2, y - square / 2, square, square, { fill: time === 0 ? shade : '#fff', width: 1.6 })
  })
  const arrows = path.map((way, time) => {
    const [x, y] = centre(places[time] ?? [0, 0])
    const [dx, dy] = steps[way]
    return arrow(x + dx * 10, y + dy * 10, x + dx * (square - 7), y + dy * (square - 7))
  })
  const dieTop = pad + (height - face - depth - label) / 2
  const drawn = [
    moved(pad, dieTop, drawSolid({ top, front, right }, drawEyes)),
    text(pad + face / 2, dieTop + face + depth + 12, '手前', { size: 14 }),
    ...squares,
    circle(...centre([0, 0]), 5, { fill: ink, width: 0 }),
    ...arrows,
    text(board.x + board.width / 2, boardTop - 12, '奥', { size: 14 }),
    text(board.x + board.width / 2, boardTop + board.height + 12, '手前', { size: 14 }),
  ]
  return paper(board.x + Math.max(board.width, 40) + pad, height + 2 * pad, drawn.join(''))
}
