export const ink = '#1f1b24'
export const faint = '#8b8594'
export const shade = '#ede7f6'

/** Stripes stand for a second colour. */
const stripes =
  '<pattern id="s" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  `<rect width="7" height="7" fill="#fff"/><rect width="2.6" height="7" fill="${ink}"/></pattern>`
export const striped = 'url(#s)'

export const round = (value: number) => Math.round(value * 100) / 100

/**
 * A whole SVG with a light ground of its own: an image keeps its colours in a dark scheme and under forced colours.
 * It holds no id, class or comment of the item.
 */
export function paper(width: number, height: number, drawn: string) {
  const [w, h] = [Math.ceil(width), Math.ceil(height)]
  const ground = `<rect x=".5" y=".5" width="${w - 1}" height="${h - 1}" rx="8" fill="#fff" stroke="#d9d5e0"/>`
  const patterns = drawn.includes(striped) ? `<defs>${stripes}</defs>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${patterns}${ground}${drawn}</svg>`
}

type Look = { fill?: string; stroke?: string; width?: number; dash?: string }
const look = ({ fill = 'none', stroke = ink, width = 2, dash }: Look) =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}`

export const rectangle = (x: number, y: number, width: number, height: number, style: Look = {}) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${look(style)}/>`

export const circle = (x: number, y: number, radius: number, style: Look = {}) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${look(style)}/>`

export const polygon = (points: readonly (readonly [number, number])[], style: Look = {}) =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" stroke-linejoin="round" ${look(style)}/>`

export const line = (x1: number, y1: number, x2: number, y2: number, style: Look = {}) =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke-linecap="round" ${look(style)}/>`

type Lettering = { size?: number; isBold?: boolean; anchor?: 'start' | 'middle' | 'end' }

/** A text whose middle is at this height. */
export function text(x: number, y: number, words: string, { size = 16, isBold, anchor = 'middle' }: Lettering = {}) {
  const markup = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${round(x)}" y="${round(y + size * 0.36)}" font-family="sans-serif" font-size="${size}"${isBold ? ' font-weight="bold"' : ''} text-anchor="${anchor}" fill="${ink}">${markup}</text>`
}

export const moved = (x: number, y: number, drawn: string) =>
  `<g transform="translate(${round(x)} ${round(y)})">${drawn}</g>`

/** An arrow from one point to another. */
export function arrow(x1: number, y1: number, x2: number, y2: number) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [bx, by] = [x2 - ux * 9, y2 - uy * 9]
  const head = [
    [x2, y2],
    [bx - uy * 5.5, by + ux * 5.5],
    [bx + uy * 5.5, by - ux * 5.5],
  ] as const
  return line(x1, y1, bx, by, { width: 3 }) + polygon(head, { fill: ink, width: 1 })
}
