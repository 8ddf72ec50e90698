type Colour = readonly [number, number, number]

const night: Colour = [36, 20, 61]
const plum: Colour = [91, 58, 147]
const ground: Colour = [26, 14, 46]
const sun: Colour = [242, 169, 0]

const between = (one: Colour, other: Colour, part: number): Colour => {
  const at = (n: 0 | 1 | 2) => one[n] + (other[n] - one[n]) * Math.min(Math.max(part, 0), 1)
  return [at(0), at(1), at(2)]
}

/** The pixels of a sun on the horizon, three bytes each: the sign of the product where a picture cannot be had. */
export function dawnPixels(width: number, height: number) {
  const [horizon, centre, radius] = [height * 0.72, width / 2, height * 0.14]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const sky = between(night, plum, (y / horizon) ** 2)
      const away = Math.hypot(x - centre, y - horizon)
      const lit = between(sky, sun, 0.35 * (1 - away / (radius * 4)) ** 2 * Number(away < radius * 4))
      // One pixel between disc and sky is mixed, so that the edge is smooth.
      const above = between(lit, sun, radius - away + 0.5)
      pixels.set(between(above, ground, y - horizon + 0.5), (y * width + x) * 3)
    }
  return pixels
}
