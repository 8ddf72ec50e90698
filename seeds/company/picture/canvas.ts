import type { Random } from '#seeds/random.ts'
import { mix } from './colour.ts'

/** A place to paint on, with the tints between a company's two colours: 0 the light one, 1 the dark one. */
export type Canvas = {
  width: number
  height: number
  random: Random
  tint: (part: number) => string
}

const round = (value: number) => Math.round(value * 10) / 10
type Point = readonly [x: number, y: number]
export const points = (list: readonly Point[]) => list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')

export const circle = (x: number, y: number, radius: number, attributes: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes}/>`
export const rect = (x: number, y: number, width: number, height: number, attributes: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${attributes}/>`
export const path = (d: string, attributes: string) =>
  `<path d="${d.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))))}" ${attributes}/>`

/** A smooth line over the whole width that is closed below: hills, waves, the ground. */
export function ground({ width, height, random }: Canvas, top: number, swing: number, waves: number, fill: string) {
  const step = width / waves
  let d = `M0 ${top + random.int(-10, 10) * (swing / 10)}`
  for (let at = 0; at < waves; at++) {
    const y = top + random.int(-10, 10) * (swing / 10)
    const x = at * step
    d += ` C${x + step * 0.4} ${top - swing} ${x + step * 0.6} ${top + swing} ${x + step} ${y}`
  }
  return path(`${d} V${height} H0 Z`, `fill="${fill}"`)
}

/** The sky, from a bright top to the company's light colour. */
export const sky = ({ width, height, tint }: Canvas) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${mix(tint(0), '#ffffff', 0.45)}"/><stop offset="1" stop-color="${tint(0.22)}"/></linearGradient></defs>${rect(0, 0, width, height, 'fill="url(#sky)"')}`

export const times = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
