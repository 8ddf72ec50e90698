export type Table = { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }

/** The faces of an unfolded cube on squared paper. */
export type Net = {
  kind: 'net'
  cells: readonly { x: number; y: number; label?: string }[]
  edges?: readonly { x: number; y: number; side: Side; label: string }[]
}
export const sides = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof sides)[number]

/** A cube in oblique view, with the marks of its three visible faces. */
export type Cube = { kind: 'cube'; top: string; front: string; right: string }

/** A die that lies on squared paper and is tipped over its edges along a path. */
export type Roll = { kind: 'roll'; top: number; front: number; right: number; path: readonly Side[] }

/** A square board; each letter of a row is one square: `.` empty, `#` black, `o` a ring, `+` a cross. */
export type Board = { kind: 'board'; rows: readonly string[] }

/** Boards in their order, the last place open. */
export type Series = { kind: 'series'; boards: readonly Board[] }

export const shapes = ['circle', 'triangle', 'square', 'diamond', 'cross'] as const
export const fills = ['white', 'striped', 'black'] as const
/** Some equal shapes in one frame. */
export type Shapes = {
  kind: 'shapes'
  shape: (typeof shapes)[number]
  count: 1 | 2 | 3
  fill: (typeof fills)[number]
}

/** Lines in one frame, each by its number in `strokeNames`. */
export type Strokes = { kind: 'strokes'; lines: readonly number[] }
export const strokeNames = [
  '上の辺',
  '右の辺',
  '下の辺',
  '左の辺',
  '縦の中央線',
  '横の中央線',
  '右下がりの対角線',
  '右上がりの対角線',
] as const

/** Nine frames in three rows; null is the place asked for. */
export type Matrix = { kind: 'matrix'; frames: readonly (Shapes | Strokes | null)[] }

/** The data that the figures of the bank are drawn from. */
export type Drawing = Table | Net | Cube | Roll | Board | Series | Shapes | Strokes | Matrix
