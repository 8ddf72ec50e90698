import { sides, type Side } from '../drawing.ts'
import { numberDraft } from '../numeric/number-draft.ts'
import type { Random } from '../template/random.ts'
import { opposite, stepOf, tip, type Lying } from './cube.ts'
import { spatial } from './space-template.ts'

const turning = spatial('回転')

const sayWay: Record<Side, string> = { N: '奥', E: '右', S: '手前', W: '左' }

const roll = (die: Lying<number>, path: readonly Side[]) => path.reduce(tip, die)

/** The way meets no square twice, and fits beside the die at 320 px. */
function isDrawable(path: readonly Side[]) {
  const places: (readonly [number, number])[] = [[0, 0]]
  for (const way of path) {
    const [x, y] = places.at(-1) ?? [0, 0]
    places.push([x + stepOf[way][0], y + stepOf[way][1]])
  }
  const span = (axis: 0 | 1) =>
    Math.max(...places.map((place) => place[axis])) - Math.min(...places.map((place) => place[axis])) + 1
  return new Set(places.map(String)).size === places.length && span(0) <= 3 && span(1) <= 4
}

function rolled(random: Random, length: number) {
  const [top, bottom] = random.pick([
    [1, 6],
    [6, 1],
    [2, 5],
    [5, 2],
    [3, 4],
    [4, 3],
  ] as const)
  const [S = 0, E = 0] = random.sample(
    [1, 2, 3, 4, 5, 6].filter((face) => face !== top && face !== bottom),
    6,
  )
  if (S + E === 7) return null
  const die = { top, bottom, S, N: 7 - S, E, W: 7 - E }
  const path = Array.from({ length }, () => random.pick(sides))
  if (new Set(path).size < 2 || !isDrawable(path)) return null
  const right = roll(die, path).top
  const last = path.at(-1) ?? 'N'
  const first = path[0] ?? 'N'
  return numberDraft({
    stem: '向かい合う面の目の和が7のさいころを、図の位置から矢印の順にすべらせずに転がします。最後に上になる面の目はいくつですか。',
    figure: {
      drawing: { kind: 'roll', top, front: S, right: E, path },
      alternative: `さいころ。上の面は${top}、手前の面は${S}、右の面は${E}。転がす向きは順に、${path.map((way) => sayWay[way]).join('、')}。`,
    },
    unit: '',
    right: [right, `${path.map((way) => sayWay[way]).join('、')}の順に面を移して求める。`],
    wrong: [
      [7 - right, '最後に下になる面の目を答えた。'],
      [roll(die, path.slice(0, -1)).top, '最後の1回を転がし忘れた。'],
      [roll(die, [...path.slice(0, -1), opposite[last]]).top, '最後の1回を反対向きに転がした。'],
      [roll(die, path.slice(1)).top, '最初の1回を転がし忘れた。'],
      [roll(die, [opposite[first], ...path.slice(1)]).top, '最初の1回を反対向きに転がした。'],
      [roll(die, path.toReversed()).top, '転がす順番を逆にした。'],
      [roll(die, path).S, '最後に手前になる面の目を答えた。'],
      [roll(die, path).E, '最後に右になる面の目を答えた。'],
    ],
  })
}

export const rollTemplates = [
  turning('roll-three', 'MEDIUM_HIGH', (random) => rolled(random, 3)),
  turning('roll-five', 'HARD', (random) => rolled(random, 5)),
]
