import { circle, ink, polygon, rectangle, text } from './paper.ts'

/** A mark of a face around a point: the six marks are drawn, so that no font decides how they look; others are words. */
export function drawMark(mark: string, x: number, y: number, size: number) {
  const half = size / 2
  switch (mark) {
    case '●':
      return circle(x, y, half, { fill: ink })
    case '○':
      return circle(x, y, half, { fill: '#fff', width: 3 })
    case '■':
      return rectangle(x - half * 0.9, y - half * 0.9, size * 0.9, size * 0.9, { fill: ink })
    case '□':
      return rectangle(x - half * 0.9, y - half * 0.9, size * 0.9, size * 0.9, { fill: '#fff', width: 3 })
    case '◎':
      return circle(x, y, half * 1.1, { fill: '#fff', width: 3 }) + circle(x, y, half * 0.5, { fill: '#fff', width: 3 })
    case '＋':
      return drawCross(x, y, half, ink)
    default:
      return text(x, y, mark, { size: 22, isBold: true })
  }
}

/** A cross with broad arms. */
export function drawCross(x: number, y: number, half: number, fill: string) {
  const arm = half * 0.36
  const corners = [
    [-arm, -half],
    [arm, -half],
    [arm, -arm],
    [half, -arm],
    [half, arm],
    [arm, arm],
    [arm, half],
    [-arm, half],
    [-arm, arm],
    [-half, arm],
    [-half, -arm],
    [-arm, -arm],
  ] as const
  return polygon(
    corners.map(([dx, dy]) => [x + dx, y + dy] as const),
    { fill },
  )
}
