import type { Strokes } from '../drawing.ts'
import type { Random } from '../template/random.ts'
import { frameFigure, matrixFigure, shapesOf, type Traits } from './frames.ts'
import { drawn, spatial } from './space-template.ts'

const law = spatial('図形の法則')

/** How a trait goes through the nine frames: the place in its three values for a row and a column. */
const ways = {
  same: () => 0,
  byRow: (row: number) => row,
  byColumn: (_row: number, column: number) => column,
  shiftedLeft: (row: number, column: number) => (row + column) % 3,
  shiftedRight: (row: number, column: number) => (2 * row + column) % 3,
}
type Way = keyof typeof ways

const traitNames = ['形', '個数', '塗り方'] as const

const stem = '図はある規則に従って並んでいます。「？」に入る図はどれですか。'

function matrixOf(random: Random, chosen: readonly [Way, Way, Way]) {
  const values = [random.sample([0, 1, 2, 3, 4], 3), random.shuffle([0, 1, 2]), random.shuffle([0, 1, 2])] as const
  const trait = (kind: 0 | 1 | 2, row: number, column: number) => values[kind][ways[chosen[kind]](row, column)] ?? 0
  const traitsAt = (row: number, column: number): Traits => [
    trait(0, row, column),
    trait(1, row, column),
    trait(2, row, column),
  ]
  const right = traitsAt(2, 2)
  const [left, above] = [traitsAt(2, 1), traitsAt(1, 2)]
  const changed = ([0, 1, 2] as const).flatMap((kind) => {
    if (chosen[kind] === 'same') return []
    return [left[kind], above[kind]].flatMap((value, which) => {
      if (value === right[kind]) return []
      const because = `${traitNames[kind]}を${which === 0 ? '左隣' : 'すぐ上'}の図と同じにした。`
      return [{ traits: right.with(kind, value) as unknown as Traits, because }]
    })
  })
  const repeated = [
    { traits: left, because: '左隣の図をそのまま繰り返した。' },
    { traits: above, because: 'すぐ上の図をそのまま繰り返した。' },
    // A trait that never changes cannot be mistaken, so other frames of the matrix take the place of such options.
    ...(chosen.includes('same')
      ? [
          { traits: traitsAt(1, 1), because: '左上の図をそのまま繰り返した。' },
          { traits: traitsAt(2, 0), because: '同じ行の左端の図をそのまま繰り返した。' },
          { traits: traitsAt(0, 2), because: '同じ列の一番上の図をそのまま繰り返した。' },
        ]
      : []),
  ]
  const frames = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => shapesOf(traitsAt(row, column))))
  const rules = chosen.flatMap((way, kind) => (way === 'same' ? [] : [`${traitNames[kind] ?? ''}は${sayWay[way]}`]))
  return {
    stem,
    figure: matrixFigure([...frames.slice(0, 8), null]),
    right: drawn(frameFigure(shapesOf(right)), `${rules.join('、')}。`),
    wrong: random
      .shuffle([...random.shuffle(changed).slice(0, 5), ...repeated])
      .map(({ traits, because }) => drawn(frameFigure(shapesOf(traits)), because)),
  }
}

const sayWay: Record<Exclude<Way, 'same'>, string> = {
  byRow: '行ごとに決まる',
  byColumn: '列ごとに決まる',
  shiftedLeft: '1行ごとに1つずつ左へずれる',
  shiftedRight: '1行ごとに1つずつ右へずれる',
}

const allLines = [0, 1, 2, 3, 4, 5, 6, 7]
const strokes = (lines: readonly number[]): Strokes => ({ kind: 'strokes', lines: lines.toSorted((a, b) => a - b) })

const joins = {
  either: (one: readonly number[], other: readonly number[]) =>
    allLines.filter((line) => one.includes(line) !== other.includes(line)),
  all: (one: readonly number[], other: readonly number[]) =>
    allLines.filter((line) => one.includes(line) || other.includes(line)),
  both: (one: readonly number[], other: readonly number[]) =>
    allLines.filter((line) => one.includes(line) && other.includes(line)),
}
const sayJoin = {
  either: '左の2つを重ね、重なった線を消す',
  all: '左の2つを重ね、すべての線を残す',
  both: '左の2つに共通する線だけを残す',
}

export const matrixTemplates = [
  law('matrix-two', 'EASY', (random) => {
    const [one, other] = random.pick([
      ['byRow', 'byColumn'],
      ['byColumn', 'byRow'],
    ] as const)
    const order = random.pick([
      [one, other, 'same'],
      [one, 'same', other],
      ['same', one, other],
    ] as const)
    return matrixOf(random, order)
  }),
  law('matrix-shifted', 'MEDIUM_LOW', (random) => {
    const shifted = random.pick(['shiftedLeft', 'shiftedRight'] as const)
    const plain = random.pick(['byRow', 'byColumn'] as const)
    return matrixOf(
      random,
      random.pick([
        [shifted, plain, 'same'],
        [shifted, 'same', plain],
        ['same', shifted, plain],
        [plain, 'same', shifted],
      ] as const),
    )
  }),
  law('matrix-three', 'MEDIUM_HIGH', (random) => {
    const plain = random.pick(['byRow', 'byColumn'] as const)
    const [one, other] = random.shuffle(['shiftedLeft', 'shiftedRight'] as const)
    if (!one || !other) return null
    return matrixOf(
      random,
      random.pick([
        [one, other, plain],
        [one, plain, other],
        [plain, one, other],
      ] as const),
    )
  }),
  law('overlay', 'HARD', (random) => {
    const join = random.pick(['either', 'both'] as const)
    const size = join === 'both' ? 5 : 4
    const rows = [0, 1, 2].map(() => {
      const [one, other] = [random.sample(allLines, size), random.sample(allLines, size)]
      return { one, other, third: joins[join](one, other) }
    })
    const last = rows[2]
    // Every row shows lines of all four kinds: in both, in one, in the other, in neither.
    const isTelling = rows.every(
      ({ one, other }) => joins.both(one, other).length > 0 && joins.all(one, other).length < allLines.length,
    )
    if (!last || !isTelling || rows.some(({ third }) => third.length < 2)) return null
    const frames = rows.flatMap(({ one, other, third }) => [strokes(one), strokes(other), strokes(third)])
    const { one, other, third } = last
    const [missing] = random.sample(third, 1)
    const [extra] = random.sample(
      allLines.filter((line) => !third.includes(line)),
      1,
    )
    const wrong = [
      ...(['either', 'all', 'both'] as const)
        .filter((way) => way !== join)
        .map((way) => [joins[way](one, other), `「${sayJoin[way]}」とした。`] as const),
      [one, '左の図をそのまま繰り返した。'] as const,
      [other, '中央の図をそのまま繰り返した。'] as const,
      [third.filter((line) => line !== missing), '残る線を1本落とした。'] as const,
      [[...third, ...(extra === undefined ? [] : [extra])], '残らない線を1本加えた。'] as const,
    ]
    return {
      stem: '各行の右の図は、左の2つの図からある規則で作られています。「？」に入る図はどれですか。',
      figure: matrixFigure([...frames.slice(0, 8), null]),
      right: drawn(frameFigure(strokes(third)), `${sayJoin[join]}。`),
      wrong: [...wrong.slice(0, 2), ...random.shuffle(wrong.slice(2))]
        .filter(([lines]) => lines.length > 0)
        .map(([lines, because]) => drawn(frameFigure(strokes(lines)), because)),
    }
  }),
]
