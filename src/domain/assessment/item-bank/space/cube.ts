import type { Side } from '../drawing.ts'

/** A cube that lies on squared paper: what is on its six faces. */
export type Lying<T> = { top: T; bottom: T; N: T; E: T; S: T; W: T }

/** Tips the cube over one of its lower edges. */
export function tip<T>({ top, bottom, N, E, S, W }: Lying<T>, toward: Side): Lying<T> {
  switch (toward) {
    case 'N':
      return { top: S, N: top, bottom: N, S: bottom, E, W }
    case 'S':
      return { top: N, S: top, bottom: S, N: bottom, E, W }
    case 'E':
      return { top: W, E: top, bottom: E, W: bottom, N, S }
    case 'W':
      return { top: E, W: top, bottom: W, E: bottom, N, S }
  }
}

export const opposite: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E' }
export const stepOf: Record<Side, readonly [x: number, y: number]> = { N: [0, -1], S: [0, 1], E: [1, 0], W: [-1, 0] }
