/** '#rrggbb' between two colours; 0 is the first one. */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [channels(one), channels(other)]
  return `#${from.map((value, at) => hex(value + ((to[at] ?? 0) - value) * part)).join('')}`
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

const brightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return 0.3 * red + 0.59 * green + 0.11 * blue
}

/** Two colours of a company, the darker one first. */
export const darkFirst = (one: string, other: string): [dark: string, light: string] =>
  brightness(one) <= brightness(other) ? [one, other] : [other, one]
