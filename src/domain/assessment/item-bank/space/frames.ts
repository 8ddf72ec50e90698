import { fills, shapes, strokeNames, type Shapes, type Strokes } from '../drawing.ts'
import type { Figure } from '../item.ts'

const shapeNames = { circle: '丸', triangle: '三角', square: '四角', diamond: 'ひし形', cross: '十字' }
const fillNames = { white: '白い', striped: 'しま模様の', black: '黒い' }

const sayShapes = ({ shape, count, fill }: Shapes) => `${fillNames[fill]}${shapeNames[shape]}${count}個`
const sayStrokes = ({ lines }: Strokes) =>
  lines.length === 0 ? '線なし' : lines.map((line) => strokeNames[line] ?? '').join('と')
const sayFrame = (frame: Shapes | Strokes) => (frame.kind === 'shapes' ? sayShapes(frame) : sayStrokes(frame))

export function matrixFigure(frames: readonly (Shapes | Strokes | null)[]): Figure {
  const rows = [0, 3, 6].map((from) => frames.slice(from, from + 3))
  const lines = rows.map((row, place) => {
    const texts = row.map((frame) => (frame ? sayFrame(frame) : '空欄'))
    return `${place + 1}行目は左から、${texts.join('、')}。`
  })
  return { drawing: { kind: 'matrix', frames }, alternative: `3行3列に並んだ図。${lines.join('')}` }
}

export const frameFigure = (frame: Shapes | Strokes): Figure => ({
  drawing: frame,
  alternative: `${sayFrame(frame)}。`,
})

/** The places of the values of a frame in their lists: shape, count, fill. */
export type Traits = readonly [shape: number, count: number, fill: number]

export const shapesOf = ([shape, count, fill]: Traits): Shapes => ({
  kind: 'shapes',
  shape: shapes[shape] ?? 'circle',
  count: ([1, 2, 3] as const)[count] ?? 1,
  fill: fills[fill] ?? 'white',
})
