import type { SectionResult, TraitResult } from '../sheet.ts'

/** A shape of a plot by the data of an SVG path, which a picture and a PDF both draw. */
export type Shape = { path: string; fill?: string; line?: { colour: string; width: number } }
/** `scale` is 1 in a picture that is 1080 wide. */
type Size = { width: number; scale: number }

export const plotColours = { ink: '#1f1b24', step: '#ede7f6', here: '#bcabd6', zone: '#d9ceea', sun: '#f2a900' }
const { ink, step, here, zone, sun } = plotColours
/** The height of every plot at the scale of 1. */
export const plotHeight = 30

const exact = (length: number) => Math.round(length * 100) / 100
const path = (...parts: readonly (string | number)[]) =>
  parts.map((part) => (typeof part === 'number' ? exact(part) : part)).join(' ')

const box = (x: number, y: number, width: number, height: number, fill: string): Shape => ({
  path: path('M', x, y, 'h', width, 'v', height, 'h', -width, 'Z'),
  fill,
})
function pill(x: number, y: number, width: number, height: number, fill: string): Shape {
  const round = height / 2
  const side = width - height
  const half = (sign: number) => ['a', round, round, 0, 0, 1, 0, sign * height]
  return { path: path('M', x + round, y, 'h', side, ...half(1), 'h', -side, ...half(-1), 'Z'), fill }
}
function disc(x: number, y: number, round: number, scale: number): Shape {
  const half = (sign: number) => ['a', round, round, 0, 1, 0, sign * 2 * round, 0]
  const line = { colour: ink, width: exact(2.5 * scale) }
  return { path: path('M', x - round, y, ...half(1), ...half(-1), 'Z'), fill: sun, line }
}

/** The five bands with the score and its error over them. */
export function bandPlot({ achieved, achievable, band, low, high, cuts }: SectionResult, { width, scale }: Size) {
  const edges = [0, ...cuts, 1]
  const at = (right: number) => (achievable === 0 ? 0 : right / achievable) * width
  const steps = edges.slice(0, -1).map((from, index) => {
    const x = from * width + (index === 0 ? 0 : 2 * scale)
    return box(x, 5 * scale, (edges[index + 1] ?? 1) * width - x, 20 * scale, index + 1 === band ? here : step)
  })
  const end = (right: number) => box(at(right) - 1.5 * scale, scale, 3 * scale, 28 * scale, ink)
  const error = box(at(low), 13.5 * scale, at(high) - at(low), 3 * scale, ink)
  return [...steps, error, end(low), end(high), disc(at(achieved), 15 * scale, 15 * scale, scale)]
}

/** Where somebody stands between two statements, with the soft zone. */
export function traitPlot({ percentage, low, high }: TraitResult, { width, scale }: Size) {
  const at = (share: number) => (share / 100) * width
  return [
    pill(0, 11 * scale, width, 8 * scale, step),
    pill(at(low), 4 * scale, at(high) - at(low), 22 * scale, zone),
    disc(at(percentage), 15 * scale, 15 * scale, scale),
  ]
}

/** The mark and the name of the product, 80 wide and 24 high at the scale of 1. */
export const markShapes = [
  { path: 'M8 17a8 8 0 0 1 16 0Z', fill: sun },
  ...[
    { path: 'M3 21h26M16 1v3.5M5.4 6.4l2.5 2.5M26.6 6.4l-2.5 2.5', width: 2.5 },
    {
      path: 'M43 4h16v17H42M44 12.5h15M69 4h18c-.6 4.2-3 6.6-6.4 8.4M78 9.5c.2 5.4-1.6 9.2-6 11.8M101 2c-1 4-3 7.4-6 10M99.6 7H117M109.5 7c.2 7-2.2 11.6-7.5 14.3',
      width: 3,
    },
  ].map(({ path: drawn, width }) => ({ path: drawn, line: { colour: '#24143d', width } })),
] satisfies Shape[]
