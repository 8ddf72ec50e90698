import { circle, ground, path, points, rect, sky, times, type Canvas } from './canvas.ts'

/** The drawings with a horizon. */
export function sunrise(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const [x, y] = [width * (0.28 + random.next() * 0.44), height * 0.68]
  const rays = times(4, (at) =>
    circle(x, y, height * (0.62 - at * 0.11), `fill="${tint(0.1)}" opacity="${0.28 + at * 0.12}"`),
  )
  return (
    sky(canvas) +
    rays +
    circle(x, y, height * 0.2, `fill="${tint(0.55)}"`) +
    ground(canvas, height * 0.66, height * 0.05, 3, tint(0.5)) +
    ground(canvas, height * 0.76, height * 0.05, 4, tint(0.72)) +
    ground(canvas, height * 0.88, height * 0.03, 3, tint(0.95))
  )
}

export function mountain(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const ridge = (base: number, rise: number, peaks: number, fill: string) => {
    const step = width / peaks
    const line = Array.from({ length: peaks * 2 + 1 }, (_, at): [number, number] => [
      (at * step) / 2 + random.int(-8, 8),
      at % 2 === 0 ? base : base - rise * (0.55 + random.next() * 0.45),
    ])
    return `<polygon points="${points([[0, height], ...line, [width, height]])}" fill="${fill}"/>`
  }
  return (
    sky(canvas) +
    circle(width * (0.15 + random.next() * 0.7), height * 0.27, height * 0.1, `fill="${tint(0)}" opacity="0.9"`) +
    ridge(height * 0.72, height * 0.4, 3, tint(0.35)) +
    ridge(height * 0.82, height * 0.36, 4, tint(0.58)) +
    ridge(height * 0.95, height * 0.3, 5, tint(0.82)) +
    ground(canvas, height * 0.93, height * 0.03, 3, tint(1))
  )
}

export function waves(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const line = (y: number, long: number, swing: number) => {
    const shift = random.next() * long
    let d = `M${-shift} ${y}`
    for (let x = -shift; x < width + long; x += long) d += ` q${long / 4} ${-swing} ${long / 2} 0 t${long / 2} 0`
    return d
  }
  const layer = (at: number) =>
    path(
      `${line(height * (0.46 + at * 0.11), width / (2.2 + at * 0.5), height * (0.12 - at * 0.012))} V${height} H0 Z`,
      `fill="${tint(0.3 + at * 0.17)}"`,
    )
  return (
    sky(canvas) +
    circle(width * (0.2 + random.next() * 0.6), height * 0.26, height * 0.11, `fill="${tint(0)}"`) +
    times(5, layer)
  )
}

export function bridge(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const deck = height * 0.66
  const [left, right] = [width * (0.2 + random.next() * 0.08), width * (0.7 + random.next() * 0.08)]
  const top = height * 0.2
  const line = `fill="none" stroke="${tint(0.9)}"`
  const cable = path(
    `M${-width * 0.05} ${deck} Q${left * 0.7} ${deck * 0.9} ${left} ${top} Q${(left + right) / 2} ${deck * 1.25} ${right} ${top} Q${right + (width - right) * 0.3} ${deck * 0.9} ${width * 1.05} ${deck}`,
    `${line} stroke-width="${height * 0.014}"`,
  )
  const hangers = times(15, (at) => {
    const part = (at + 1) / 16
    const x = left + (right - left) * part
    const y = (1 - part) ** 2 * top + 2 * part * (1 - part) * deck * 1.25 + part ** 2 * top
    return path(`M${x} ${y} V${deck}`, `${line} stroke-width="${height * 0.005}" opacity="0.7"`)
  })
  const tower = (x: number) =>
    rect(x - height * 0.022, top - height * 0.04, height * 0.044, height * 0.75, `fill="${tint(0.9)}" rx="3"`)
  return (
    sky(canvas) +
    ground(canvas, height * 0.58, height * 0.08, 4, tint(0.3)) +
    hangers +
    cable +
    tower(left) +
    tower(right) +
    rect(0, deck, width, height * 0.035, `fill="${tint(0.95)}"`) +
    ground(canvas, height * 0.82, height * 0.03, 5, tint(0.6)) +
    ground(canvas, height * 0.91, height * 0.03, 4, tint(0.78))
  )
}

/** Backs of books that are as well the houses of a town. */
export function book(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  let drawn = ''
  for (let x = width * 0.03; x < width * 0.95;) {
    const wide = random.int(20, 58) * (height / 400)
    const tall = height * (0.28 + random.next() * 0.45)
    const shade = 0.25 + random.next() * 0.7
    drawn += rect(x, height * 0.9 - tall, wide, tall, `rx="4" fill="${tint(shade)}"`)
    drawn += rect(
      x + wide * 0.25,
      height * 0.9 - tall * 0.86,
      wide * 0.5,
      tall * 0.06,
      `rx="2" fill="${tint(shade > 0.6 ? 0.05 : 0.9)}" opacity="0.75"`,
    )
    x += wide + random.int(2, 7)
  }
  return sky(canvas) + drawn + rect(0, height * 0.9, width, height * 0.1, `fill="${tint(1)}"`)
}

export function constellation(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const count = 11
  const stars = Array.from({ length: count }, (_, at): [number, number] => [
    width * (0.06 + (0.88 * at) / (count - 1)) + random.int(-20, 20),
    height * (0.16 + random.next() * 0.46),
  ])
  return (
    rect(0, 0, width, height, `fill="${tint(0.97)}"`) +
    ground(canvas, height * 0.62, height * 0.16, 2, tint(0.88)) +
    times(70, () =>
      circle(
        random.next() * width,
        random.next() * height * 0.75,
        0.8 + random.next() * 1.6,
        `fill="${tint(0)}" opacity="${0.25 + random.next() * 0.5}"`,
      ),
    ) +
    `<polyline points="${points(stars)}" fill="none" stroke="${tint(0)}" stroke-width="2" opacity="0.5"/>` +
    stars.map(([x, y]) => circle(x, y, 4 + random.next() * 6, `fill="${tint(0)}"`)).join('') +
    ground(canvas, height * 0.8, height * 0.06, 3, tint(0.72)) +
    ground(canvas, height * 0.9, height * 0.04, 4, tint(0.55))
  )
}
