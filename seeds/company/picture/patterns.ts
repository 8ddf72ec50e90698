import { circle, ground, path, rect, sky, times, type Canvas } from './canvas.ts'

/** The drawings without a horizon, or with things that grow and fall. */
export function leaf(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const blade = (x: number, y: number, long: number, turn: number, fill: string) =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})">${path(`M0 0 C${long * 0.3} ${-long * 0.34} ${long * 0.8} ${-long * 0.28} ${long} 0 C${long * 0.8} ${long * 0.28} ${long * 0.3} ${long * 0.34} 0 0 Z`, `fill="${fill}"`)}</g>`
  const plant = (at: number) => {
    const x = width * (0.06 + at * 0.125) + random.int(-20, 20)
    const tall = height * (0.4 + random.next() * 0.4)
    const base = height * 0.98
    const fill = tint(0.35 + random.next() * 0.55)
    const leaves = times(5, (n) => {
      const y = base - tall * (0.25 + n * 0.17)
      const long = height * (0.25 - n * 0.03)
      return blade(x, y, long, -28 - n * 4, fill) + blade(x, y, long, 208 + n * 4, fill)
    })
    return (
      path(`M${x} ${base} V${base - tall}`, `stroke="${fill}" stroke-width="${height * 0.012}"`) +
      leaves +
      blade(x, base - tall * 0.95, height * 0.14, -90, fill)
    )
  }
  return (
    sky(canvas) +
    ground(canvas, height * 0.72, height * 0.08, 3, tint(0.2)) +
    times(8, plant) +
    ground(canvas, height * 0.95, height * 0.02, 3, tint(0.95))
  )
}

export function rings(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const group = (at: number) => {
    const [x, y] = [width * (0.1 + at * 0.16) + random.int(-30, 30), height * (0.25 + random.next() * 0.5)]
    const size = height * (0.22 + random.next() * 0.26)
    const shade = 0.35 + random.next() * 0.6
    return times(4, (n) =>
      circle(
        x,
        y,
        size * (1 - n * 0.22),
        `fill="none" stroke="${tint(shade)}" stroke-width="${height * 0.022}" opacity="${0.85 - n * 0.14}"`,
      ),
    )
  }
  return sky(canvas) + circle(width * 0.8, height * 0.2, height * 0.5, `fill="${tint(0.1)}"`) + times(6, group)
}

export function grid(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const side = height / 6
  const cells = times(Math.ceil(width / side) * 6, (at) => {
    const [column, row] = [Math.floor(at / 6), at % 6]
    const shade = Math.min(1, Math.max(0, (column * side) / width - 0.15 + random.next() * 0.45))
    return rect(
      column * side + side * 0.07,
      row * side + side * 0.07,
      side * 0.86,
      side * 0.86,
      `rx="${side * 0.12}" fill="${tint(shade)}"`,
    )
  })
  return sky(canvas) + cells
}

export function petals(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const flower = (at: number) => {
    const [x, y] = [
      width * (0.08 + (at % 7) * 0.14) + random.int(-24, 24),
      height * (at < 7 ? 0.32 : 0.72) + random.int(-40, 40),
    ]
    const size = height * (0.1 + random.next() * 0.13)
    const shade = 0.3 + random.next() * 0.65
    const turn = random.int(0, 71)
    const blades = times(
      5,
      (n) =>
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn + n * 72})">${path(`M0 0 C${-size * 0.55} ${-size * 0.45} ${-size * 0.45} ${-size} 0 ${-size} C${size * 0.45} ${-size} ${size * 0.55} ${-size * 0.45} 0 0 Z`, `fill="${tint(shade)}"`)}</g>`,
    )
    return blades + circle(x, y, size * 0.2, `fill="${tint(0)}"`)
  }
  return sky(canvas) + ground(canvas, height * 0.6, height * 0.14, 2, tint(0.15)) + times(14, flower)
}

export function arrows(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const middle = width * (0.35 + random.next() * 0.3)
  return (
    sky(canvas) +
    times(7, (at) => {
      const top = height * (0.05 + at * 0.16)
      const fall = width * 0.3
      return path(
        `M${middle - width} ${top + fall * 1.4} L${middle} ${top} L${middle + width} ${top + fall * 1.4} V${height * 3} H${middle - width} Z`,
        `fill="${tint(0.12 + at * 0.14)}"`,
      )
    })
  )
}

export function drop(canvas: Canvas) {
  const { width, height, random, tint } = canvas
  const surface = height * 0.72
  const one = (at: number) => {
    const x = width * (0.09 + at * 0.165) + random.int(-24, 24)
    const size = height * (0.09 + random.next() * 0.09)
    const y = height * (0.16 + random.next() * 0.32)
    const ripples = times(
      3,
      (n) =>
        `<ellipse cx="${x.toFixed(1)}" cy="${(surface + height * 0.13).toFixed(1)}" rx="${(size * (0.8 + n * 0.75)).toFixed(1)}" ry="${(size * (0.2 + n * 0.19)).toFixed(1)}" fill="none" stroke="${tint(0.1)}" stroke-width="2.5" opacity="${0.75 - n * 0.2}"/>`,
    )
    return (
      path(
        `M${x} ${y - size * 1.5} C${x + size * 1.1} ${y - size * 0.1} ${x + size} ${y + size} ${x} ${y + size} C${x - size} ${y + size} ${x - size * 1.1} ${y - size * 0.1} ${x} ${y - size * 1.5} Z`,
        `fill="${tint(0.5 + random.next() * 0.35)}"`,
      ) + ripples
    )
  }
  return (
    sky(canvas) +
    ground(canvas, surface, height * 0.02, 4, tint(0.68)) +
    ground(canvas, height * 0.93, height * 0.02, 3, tint(0.88)) +
    times(6, one)
  )
}
