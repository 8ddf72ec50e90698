import type { Net, Roll, Side } from '../../drawing.ts'
import type { Shown, Solver } from '../../template/solver.ts'

type Vector = readonly [number, number, number]
/** How a square of the paper stands in space: where its outer side, its right and its lower edge look. */
type Stand = { out: Vector; right: Vector; down: Vector }

const minus = ([x, y, z]: Vector): Vector => [0 - x, 0 - y, 0 - z]
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d]
const say = (vector: Vector) => vector.map((part) => part + 0).join()
const isSame = (vector: Vector, other: Vector) => say(vector) === say(other)

const ways: readonly { dx: number; dy: number; fold: (stand: Stand) => Stand }[] = [
  { dx: 1, dy: 0, fold: ({ out, right, down }) => ({ out: right, right: minus(out), down }) },
  { dx: -1, dy: 0, fold: ({ out, right, down }) => ({ out: minus(right), right: out, down }) },
  { dx: 0, dy: 1, fold: ({ out, right, down }) => ({ out: down, right, down: minus(out) }) },
  { dx: 0, dy: -1, fold: ({ out, right, down }) => ({ out: minus(down), right, down: out }) },
]

type Placed = Net['cells'][number] & { stand: Stand }

/** Folds the paper in space. Squares that are not joined are left out. */
function fold({ cells }: Net): Placed[] {
  const [first] = cells
  if (!first) return []
  const faces: Placed[] = [{ ...first, stand: { out: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] } }]
  for (const { x, y, stand } of faces) {
    for (const way of ways) {
      const next = cells.find((cell) => cell.x === x + way.dx && cell.y === y + way.dy)
      if (next && !faces.some((cell) => cell.x === next.x && cell.y === next.y)) {
        faces.push({ ...next, stand: way.fold(stand) })
      }
    }
  }
  return faces
}

const isCube = (net: Net) => net.cells.length === 6 && new Set(fold(net).map(({ stand }) => say(stand.out))).size === 6

function netOf({ figure, stem }: Shown): Net {
  if (figure?.drawing.kind !== 'net' || !isCube(figure.drawing)) throw new Error(`No net of a cube: ${stem}`)
  return figure.drawing
}

const textOf = (option: Shown['options'][number]) => ('text' in option ? option.text : '')
const drawingOf = (option: Shown['options'][number]) => ('figure' in option ? option.figure.drawing : null)

const oppositeSolver: Solver = (item) => {
  const faces = fold(netOf(item))
  const target = faces.find(({ label }) => label === /面([A-F])と向かい合う/.exec(item.stem)?.[1])
  return item.options.map((option) => {
    const face = faces.find(({ label }) => `面${label ?? ''}` === textOf(option))
    return face !== undefined && target !== undefined && isSame(face.stand.out, minus(target.stand.out))
  })
}

const whichNetSolver: Solver = ({ options }) =>
  options.map((option) => {
    const drawing = drawingOf(option)
    return drawing?.kind === 'net' && isCube(drawing)
  })

const equalSumsSolver: Solver = (item) => {
  const faces = fold(netOf(item))
  return item.options.map((option) => {
    const sums = faces.map((face) => {
      const pair = faces.find(({ stand }) => isSame(stand.out, minus(face.stand.out)))
      const value = (label = '') => Number(label === '？' ? textOf(option) : label)
      return value(face.label) + value(pair?.label)
    })
    return new Set(sums).size === 1
  })
}

const edgeSolver: Solver = (item) => {
  const drawing = netOf(item)
  const faces = fold(drawing)
  // The middle of an edge in space: half out of its face, half toward the edge.
  const middles = new Map(
    (drawing.edges ?? []).map(({ x, y, side, label }) => {
      const stand = faces.find((face) => face.x === x && face.y === y)?.stand
      if (!stand) throw new Error(`No face: ${label}`)
      const toward: Record<Side, Vector> = {
        N: minus(stand.down),
        S: stand.down,
        E: stand.right,
        W: minus(stand.right),
      }
      const [a, b] = [stand.out, toward[side]]
      return [`辺${label}`, say([a[0] + b[0], a[1] + b[1], a[2] + b[2]])]
    }),
  )
  return item.options.map((option) => middles.get(textOf(option)) === middles.get('辺ア'))
}

const cubeSolver: Solver = (item) => {
  const faces = fold(netOf(item))
  const out = (mark: string) => faces.find(({ label }) => label === mark)?.stand.out ?? ([0, 0, 0] as const)
  return item.options.map((option) => {
    const drawing = drawingOf(option)
    // Right, up and toward the eye make a right-handed system on every cube that can be held so.
    return drawing?.kind === 'cube' && isSame(cross(out(drawing.right), out(drawing.top)), out(drawing.front))
  })
}

/** Turns the die in space by its axis: x to the right, y to the back, z up. */
const rollTurns: Record<Side, (vector: Vector) => Vector> = {
  E: ([x, y, z]) => [z, y, 0 - x],
  W: ([x, y, z]) => [0 - z, y, x],
  N: ([x, y, z]) => [x, z, 0 - y],
  S: ([x, y, z]) => [x, 0 - z, y],
}

const rollSolver: Solver = (item) => {
  const drawing = item.figure?.drawing
  if (drawing?.kind !== 'roll') throw new Error(`No die: ${item.stem}`)
  const top = topAfter(drawing)
  return item.options.map((option) => Number(textOf(option)) === top)
}

function topAfter({ top, front, right, path }: Roll) {
  const faces: [number, Vector][] = [
    [top, [0, 0, 1]],
    [7 - top, [0, 0, -1]],
    [front, [0, -1, 0]],
    [7 - front, [0, 1, 0]],
    [right, [1, 0, 0]],
    [7 - right, [-1, 0, 0]],
  ]
  const up: Vector = [0, 0, 1]
  const moved = faces.map(([eyes, vector]) => [eyes, path.reduce((now, way) => rollTurns[way](now), vector)] as const)
  return moved.find(([, vector]) => isSame(vector, up))?.[0]
}

export const solidSolvers: Record<string, Solver> = {
  'opposite-straight': oppositeSolver,
  'opposite-stepped': oppositeSolver,
  'which-net': whichNetSolver,
  'equal-sums': equalSumsSolver,
  'edge-meets': edgeSolver,
  'cube-view': cubeSolver,
  'roll-three': rollSolver,
  'roll-five': rollSolver,
}
