import type { PictureContent } from './rules.ts'
import { drawable, setText, widthOf, type SetText } from './lines.ts'

/** Counted up whenever the drawing changes, so that pictures of the old one are not shown. */
export const drawingVersion = 1
const pictureSize = { width: 1200, height: 630 }

/** `logo`: PNG. `shape`: the drawing of the company's mark in SVG, 48 by 48. */
type Parts = { logo: Uint8Array | null; shape: string }

const left = 72
const column = 800
const horizon = 536
const night = '#24143d'
const plain = '#fff'
const second = '#cfc3e2'

// The rings around the rising sun, as on the landing page.
const sun = { x: 1016, y: horizon }
const rings: [radius: number, colour: string][] = [
  [560, '#2b1a4b'],
  [400, '#38205f'],
  [264, '#4b2a7b'],
  [172, '#7a3f63'],
  [114, '#b5644b'],
  [74, '#f2a900'],
]

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Look = { x?: number; y: number; size: number; fill?: string; weight?: 400 | 700 }
/** The air in a full-width bracket at the beginning of a line, in em. */
const airBefore: Partial<Record<string, number>> = {
  '（': 0.52,
  '【': 0.36,
  '「': 0.45,
  '『': 0.4,
  '《': 0.4,
  '〈': 0.45,
}
const hang = (text: string, size: number) => Math.round((airBefore[text.charAt(0)] ?? 0) * size)

const written = (text: string, { x = left, y, size, fill = plain, weight = 700 }: Look) =>
  `<text x="${x - hang(text, size)}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(text)}</text>`

const heightOf = ({ size, lines }: SetText, leading: number) => lines.length * size * leading

/** Lines of one size, the first of which begins at the height `top`. */
const writtenLines = ({ size, lines }: SetText, top: number, leading: number, look: Partial<Look> = {}) =>
  lines
    .map((line, at) => written(line, { y: Math.round(top + (at + 0.5) * size * leading + size * 0.37), size, ...look }))
    .join('')

const one = (text: string, size: number, width: number) => setText(text, { width, maxLines: 1, sizes: [size] })

function mark({ mark: colours }: PictureContent, { logo, shape }: Parts, y: number, side: number) {
  const radius = Math.round(side / 6)
  const clip = `<clipPath id="mark"><rect x="${left}" y="${y}" width="${side}" height="${side}" rx="${radius}"/></clipPath>`
  const ground = `<rect x="${left}" y="${y}" width="${side}" height="${side}" fill="${escaped(logo ? plain : colours.background)}"/>`
  const edge = `<rect x="${left + 1}" y="${y + 1}" width="${side - 2}" height="${side - 2}" rx="${radius - 1}" fill="none" stroke="#fff" stroke-opacity="0.24" stroke-width="2"/>`
  const drawn = logo
    ? `<image x="${left}" y="${y}" width="${side}" height="${side}" href="data:image/png;base64,${Buffer.from(logo).toString('base64')}"/>`
    : `<svg x="${left}" y="${y}" width="${side}" height="${side}" viewBox="0 0 48 48">${shape}</svg>`
  return `${clip}<g clip-path="url(#mark)">${ground}${drawn}</g>${edge}`
}

/** The middle of the space between the mark and the horizon. */
const between = (top: number, height: number) => Math.round(top + (horizon - 24 - top - height) / 2)

function nameOf(text: string) {
  const large = setText(text, { width: column, maxLines: 1, sizes: [76, 68] })
  return widthOf(text) * large.size <= column
    ? large
    : setText(text, { width: column, maxLines: 2, sizes: [60, 52, 46] })
}

function companyParts(content: PictureContent, parts: Parts) {
  const name = nameOf(drawable(content.companyName))
  const tagline = setText(drawable(content.headline), { width: column - 40, maxLines: 2, sizes: [36, 32, 30] })
  const gap = tagline.lines.length > 0 ? 20 : 0
  const top = between(200, heightOf(name, 1.3) + gap + heightOf(tagline, 1.55))
  return [
    mark(content, parts, 72, 120),
    writtenLines(name, top, 1.3),
    writtenLines(tagline, top + heightOf(name, 1.3) + gap, 1.55, { fill: second, weight: 400 }),
  ]
}

function jobParts(content: PictureContent, parts: Parts) {
  const name = one(drawable(content.companyName), 34, 920)
  const title = setText(drawable(content.headline), { width: column, maxLines: 3, sizes: [68, 60, 52, 46] })
  const label = one(drawable(content.label ?? ''), 28, column)
  const air = label.lines[0]?.endsWith('）') ? 0.4 : 0
  const pill = { width: Math.round((widthOf(label.lines[0] ?? '') - air) * label.size + 44), height: 52 }
  const top = between(176, pill.height + 24 + heightOf(title, 1.32))
  return [
    mark(content, parts, 64, 88),
    ...name.lines.map((line) => written(line, { x: left + 112, y: 120, size: 34 })),
    `<rect x="${left}" y="${top}" width="${pill.width}" height="${pill.height}" rx="26" fill="#fdf2d9"/>`,
    ...label.lines.map((line) => written(line, { x: left + 22, y: top + 36, size: 28, fill: '#6f4800' })),
    writtenLines(title, top + pill.height + 24, 1.32),
  ]
}

const logo = `<g transform="translate(${left} 560) scale(1.45)" fill="none" stroke="${night}" stroke-linecap="round" stroke-linejoin="round">
<path d="M8 21a8 8 0 0 1 16 0Z" fill="#f2a900" stroke="none"/><path d="M3 25h26M16 5v3.5M5.4 10.4l2.5 2.5M26.6 10.4l-2.5 2.5" stroke-width="2.5"/>
<path d="M43 8h16v17H42M44 16.5h15M69 8h18c-.6 4.2-3 6.6-6.4 8.4M78 13.5c.2 5.4-1.6 9.2-6 11.8M101 6c-1 4-3 7.4-6 10M99.6 11H117M109.5 11c.2 7-2.2 11.6-7.5 14.3" stroke-width="3"/></g>`

/** The picture of a shared link as SVG. Texts stay text elements; the renderer loads the font. */
export function drawPicture(content: PictureContent, parts: Parts) {
  const { width, height } = pictureSize
  const circles = rings.map(([r, fill]) => `<circle cx="${sun.x}" cy="${sun.y}" r="${r}" fill="${fill}"/>`)
  const contentParts = content.kind === 'company' ? companyParts(content, parts) : jobParts(content, parts)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Noto Sans JP">`,
    `<rect width="${width}" height="${height}" fill="${night}"/>`,
    ...circles,
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="#fbfaf8"/>`,
    logo,
    `<text x="${width - left}" y="592" text-anchor="end" font-size="24" font-weight="400" fill="#5a5462">理由つきのスカウトが届く、新卒の就職活動</text>`,
    ...contentParts,
    '</svg>',
  ].join('')
}
