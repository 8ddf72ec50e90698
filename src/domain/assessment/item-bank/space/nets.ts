import { sides } from '../drawing.ts'
import { numberDraft } from '../numeric/number-draft.ts'
import type { Random } from '../template/random.ts'
import type { Draft } from '../template/template.ts'
import { tip, type Lying } from './cube.ts'
import { cubeFigure, markNames, netFigure } from './net-figures.ts'
import {
  edgeName,
  isNet,
  isSquare,
  nameOf,
  nets,
  placed,
  rollOver,
  sidesOf,
  sixCells,
  type Cell,
} from './net-shapes.ts'
import { drawn, spatial } from './space-template.ts'

const net = spatial('展開図')

const letters = ['A', 'B', 'C', 'D', 'E', 'F']

// Faces in pairs: 0 and 1, 2 and 4, 3 and 5 of `rollOver`.
const across: Record<number, number> = { 0: 1, 1: 0, 2: 4, 4: 2, 3: 5, 5: 3 }

function oppositeFace(random: Random, cells: readonly Cell[]): Draft | null {
  const lying = rollOver(cells)
  const labels = random.shuffle(letters)
  const faces = cells.map((cell, place) => ({
    ...cell,
    label: labels[place] ?? '',
    face: lying.get(nameOf(cell))?.bottom ?? 0,
  }))
  const target = random.pick(faces)
  const right = faces.find(({ face }) => face === across[target.face])
  if (!right) return null
  const steps = (cell: Cell) => Math.abs(cell.x - target.x) + Math.abs(cell.y - target.y)
  const farthest = Math.max(...faces.map(steps))
  const answer = (label: string, because: string) => ({
    option: { text: `面${label}` },
    because,
    size: letters.indexOf(label),
  })
  const why = (cell: Cell) => {
    if (steps(cell) === 1) return '展開図で隣にある面を選んだ。'
    if (steps(cell) === farthest && steps(right) < farthest) return '展開図で最も離れた面を選んだ。'
    return '折ったときに辺でつながる面を選んだ。'
  }
  const wrong = faces.filter(({ face }) => face !== target.face && face !== right.face)
  return {
    stem: `立方体の展開図を組み立てます。面${target.label}と向かい合う面はどれですか。`,
    figure: netFigure(faces.map(({ x, y, label }) => ({ x, y, label }))),
    right: answer(right.label, `折ると面${target.label}とだけ辺を共有しない。`),
    wrong: wrong.map((cell) => answer(cell.label, why(cell))),
  }
}

const kana = ['イ', 'ウ', 'エ', 'オ', 'カ']

const middleOf = ({ x, y, side }: Cell & { side: 'N' | 'E' | 'S' | 'W' }) => {
  const out = 0.72
  const [dx, dy] = { N: [0, -out], S: [0, out], E: [out, 0], W: [-out, 0] }[side] as [number, number]
  return [x + dx, y + dy] as const
}

export const netTemplates = [
  net('opposite-straight', 'EASY', (random) => oppositeFace(random, placed(random.pick(nets.straight), random))),
  net('opposite-stepped', 'MEDIUM_LOW', (random) => oppositeFace(random, placed(random.pick(nets.stepped), random))),
  net('which-net', 'MEDIUM_LOW', (random) => {
    const right = placed(random.pick([...nets.straight, ...nets.stepped]), random)
    const isLong = (cells: readonly Cell[]) => cells.some(({ x, y }) => x > 4 || y > 4)
    const others = Array.from({ length: 30 }, () => sixCells(random)).filter((cells) => !isNet(cells) && !isLong(cells))
    // A block of four is seen at once: at most one.
    const wrong = [...others.filter((cells) => !isSquare(cells)).slice(0, 4), ...others.filter(isSquare).slice(0, 1)]
    const why = (cells: readonly Cell[]) =>
      isSquare(cells)
        ? '4つの面が1点に集まり、立体に折れない。'
        : '折ると2つの面が同じ位置に重なり、1つの面が開いたままになる。'
    return {
      stem: '正方形6つをつないだ図のうち、折ると立方体になるものはどれですか。',
      right: drawn(netFigure(right), '6つの面がすべて別の位置に来る。'),
      wrong: random.shuffle(wrong).map((cells) => drawn(netFigure(cells), why(cells))),
    }
  }),
  net('equal-sums', 'MEDIUM_HIGH', (random) => {
    const cells = placed(random.pick([...nets.straight, ...nets.stepped]), random)
    const lying = rollOver(cells)
    const sum = random.int(11, 24)
    const [a = 0, b = 0, c = 0] = random.sample(
      Array.from({ length: sum - 3 }, (_, place) => place + 2),
      3,
    )
    const values: Record<number, number> = { 0: a, 1: sum - a, 2: b, 4: sum - b, 3: c, 5: sum - c }
    if (new Set(Object.values(values)).size < 6) return null
    const faces = cells.map((cell) => ({ ...cell, face: lying.get(nameOf(cell))?.bottom ?? 0 }))
    const target = random.pick(faces)
    const [right, pair] = [values[target.face] ?? 0, values[across[target.face] ?? 0] ?? 0]
    const besides = faces.filter(({ face }) => face !== target.face && face !== across[target.face])
    return numberDraft({
      stem: '展開図を立方体に組み立てると、向かい合う面の数の和はどれも等しくなります。「？」の面の数はいくつですか。',
      figure: netFigure(
        faces.map(({ x, y, face }) => ({ x, y, label: face === target.face ? '？' : `${values[face] ?? ''}` })),
      ),
      unit: '',
      right: [right, `向かい合う面は${pair}で、和はどれも${sum}。`],
      wrong: [
        ...besides.map(({ face }) => {
          const value = values[face] ?? 0
          return [sum - value, `折ると隣り合う${value}の面を、向かい合う面とした。`] as const
        }),
        [pair, '向かい合う面の数をそのまま答えた。'],
        [right + 1, '引き算で1つずれた。'],
        [right - 1, '引き算で1つずれた。'],
      ],
    })
  }),
  net('edge-meets', 'MEDIUM_HIGH', (random) => {
    const cells = placed(random.pick([...nets.straight, ...nets.stepped]), random)
    const lying = rollOver(cells)
    const edges = sidesOf(cells).map((edge) => {
      const there = lying.get(nameOf(edge))
      return { ...edge, name: there ? edgeName(there, edge.side) : '' }
    })
    const target = random.pick(edges)
    const mate = edges.find((edge) => edge !== target && edge.name === target.name)
    if (!mate) return null
    const others = random.sample(
      edges.filter(({ name }) => name !== target.name),
      4,
    )
    const labels = random.shuffle(kana)
    const labelled = [mate, ...others].map((edge, place) => ({ ...edge, label: labels[place] ?? '' }))
    const all = [...labelled, { ...target, label: 'ア' }]
    const isApart = all.every((edge, place) =>
      all.slice(place + 1).every((other) => {
        const [[x, y], [u, v]] = [middleOf(edge), middleOf(other)]
        return Math.hypot(x - u, y - v) > 0.5
      }),
    )
    if (!isApart) return null
    const answer = (label: string, because: string) => ({
      option: { text: `辺${label}` },
      because,
      size: kana.indexOf(label),
    })
    const far = (edge: Cell) => Math.hypot(edge.x - target.x, edge.y - target.y)
    const nearest = Math.min(...others.map(far))
    const marks = all
      .map(({ x, y, side, label }) => ({ x, y, side, label }))
      .sort((one, other) => one.label.localeCompare(other.label, 'ja'))
    return {
      stem: '立方体の展開図を組み立てるとき、辺アと重なる辺はどれですか。',
      figure: netFigure(
        cells.map(({ x, y }) => ({ x, y })),
        marks,
      ),
      right: answer(labels[0] ?? '', '折ると辺アと同じ2つの面の間に来る。'),
      wrong: labelled
        .slice(1)
        .map((edge) =>
          answer(
            edge.label,
            edge.x === target.x && edge.y === target.y
              ? '辺アと同じ面にある辺を選んだ。'
              : far(edge) === nearest
                ? '展開図で近くにある辺を選んだ。'
                : '折ると別の面との境になる辺を選んだ。',
          ),
        ),
    }
  }),
  net('cube-view', 'HARD', (random) => {
    const cells = placed(random.pick([...nets.straight, ...nets.stepped]), random)
    const bottoms = rollOver(cells)
    const marks = random.shuffle(Object.keys(markNames))
    const labelled = cells.map((cell, place) => ({ ...cell, label: marks[place] ?? '' }))
    const markOf = (face: number) => labelled.find((cell) => bottoms.get(nameOf(cell))?.bottom === face)?.label ?? ''
    // A cell becomes the face below the cube, seen from below. The net shows that face from outside, so E and W change places.
    const cube: Lying<string> = {
      top: markOf(0),
      bottom: markOf(1),
      N: markOf(2),
      E: markOf(5),
      S: markOf(4),
      W: markOf(3),
    }
    const lie = () => [0, 1, 2, 3].reduce((lying) => tip(lying, random.pick(sides)), cube)
    const visible = ({ top, S, E }: Lying<string>) => ({ top, front: S, right: E })
    const swapped = ({ top, S, E }: Lying<string>) => ({ top: S, front: top, right: E })
    const view = lie()
    const [one, other, third, fourth] = [lie(), lie(), lie(), lie()]
    const wrong = [
      [swapped(one), '3つの面の並ぶ向きが逆で、鏡に映した形になっている。'],
      [swapped(other), '3つの面の並ぶ向きが逆で、鏡に映した形になっている。'],
      [{ top: third.top, front: third.bottom, right: third.E }, '向かい合うはずの2つの面が隣り合っている。'],
      [{ top: fourth.top, front: fourth.S, right: fourth.N }, '向かい合うはずの2つの面が隣り合っている。'],
    ] as const
    return {
      stem: '展開図を、印が外側になるように組み立てます。できる立方体はどれですか。',
      figure: netFigure(labelled),
      right: drawn(cubeFigure(visible(view)), '3つの面の位置と並ぶ向きが展開図と合う。'),
      wrong: wrong.map(([faces, because]) => drawn(cubeFigure(faces), because)),
    }
  }),
]
