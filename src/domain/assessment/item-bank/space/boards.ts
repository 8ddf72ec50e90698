import type { Board } from '../drawing.ts'
import type { Figure } from '../item.ts'
import type { Random } from '../template/random.ts'
import { drawn, spatial } from './space-template.ts'

const turning = spatial('回転')
const law = spatial('図形の法則')

type Rows = readonly string[]

const squareNames: Record<string, string> = { '.': '空き', '#': '黒', o: '白丸', '+': '十字' }

const sayBoard = (rows: Rows) =>
  rows
    .map(
      (row, place) => `${place + 1}行目は左から、${[...row].map((square) => squareNames[square] ?? '').join('、')}。`,
    )
    .join('')

export const boardOf = (rows: Rows): Board => ({ kind: 'board', rows })
const boardFigure = (rows: Rows, name = 'ます目の図'): Figure => ({
  drawing: boardOf(rows),
  alternative: `${name}。${sayBoard(rows)}`,
})

// Turned by whole rows and columns: the solver goes by coordinates instead.
const transpose = (rows: Rows): Rows =>
  [...(rows[0] ?? '')].map((_, column) => rows.map((row) => row[column] ?? '').join(''))
const upsideDown = (rows: Rows): Rows => rows.toReversed()
const mirrored = (rows: Rows): Rows => rows.map((row) => [...row].toReversed().join(''))
const right = (rows: Rows) => transpose(upsideDown(rows))
const left = (rows: Rows) => upsideDown(transpose(rows))
const half = (rows: Rows) => upsideDown(mirrored(rows))

const isSame = (rows: Rows, other: Rows) => rows.join() === other.join()
const allTurns = (rows: Rows) => [rows, right(rows), half(rows), left(rows)]

/** A board that no turn and no mirror brings back to itself. */
function unevenBoard(random: Random, side: number, marks: readonly string[]): Rows | null {
  const places = random.shuffle(Array.from({ length: side * side }, (_, place) => marks[place] ?? '.'))
  const rows = Array.from({ length: side }, (_, row) => places.slice(row * side, (row + 1) * side).join(''))
  const images = [...allTurns(rows), ...allTurns(mirrored(rows))]
  return new Set(images.map((image) => image.join())).size === 8 ? rows : null
}

const turns = [
  { say: '右（時計回り）に90°', turn: right },
  { say: '左（反時計回り）に90°', turn: left },
  { say: '180°', turn: half },
]

function turnedBoard(random: Random, side: number, marks: readonly string[]) {
  const rows = unevenBoard(random, side, marks)
  const way = random.pick(turns)
  if (!rows) return null
  const goal = way.turn(rows)
  const others = turns.filter(({ say }) => say !== way.say)
  return {
    stem: `図を${way.say}回転させた図はどれですか。裏返すことはしません。`,
    figure: boardFigure(rows),
    right: drawn(boardFigure(goal), `${way.say}回転させた。`),
    wrong: random.shuffle([
      ...others.map(({ say, turn }) => drawn(boardFigure(turn(rows)), `${say}回転させた。`)),
      drawn(boardFigure(mirrored(goal)), '回転させたあと、左右を裏返した。'),
      drawn(boardFigure(upsideDown(goal)), '回転させたあと、上下を裏返した。'),
      drawn(boardFigure(mirrored(rows)), '回転させずに左右を裏返した。'),
    ]),
  }
}

/** Joined squares, drawn at random. */
function piece(random: Random, side: number, size: number): Rows {
  const squares = new Set([random.int(0, side * side - 1)])
  for (let tries = 0; squares.size < size && tries < 200; tries++) {
    const from = random.pick([...squares])
    const [row, column] = [Math.floor(from / side), from % side]
    const [y, x] = random.pick([
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ] as const)
    if (y >= 0 && x >= 0 && y < side && x < side) squares.add(y * side + x)
  }
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_square, column) => (squares.has(row * side + column) ? '#' : '.')).join(''),
  )
}

const squaresOf = (rows: Rows) =>
  rows.flatMap((row, y) => [...row].flatMap((square, x) => (square === '#' ? [{ x, y }] : [])))

/** Two shapes are one when they differ only by their place on the board. */
const shapeOf = (rows: Rows) => {
  const squares = squaresOf(rows)
  const [x0, y0] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))]
  return squares.map(({ x, y }) => `${x - x0},${y - y0}`).join(' ')
}

/** The piece with one square somewhere else, still in one part. */
function oneMoved(rows: Rows, random: Random): Rows {
  const squares = random.shuffle(squaresOf(rows)).slice(1)
  const isBeside = (x: number, y: number) =>
    squares.some((square) => Math.abs(square.x - x) + Math.abs(square.y - y) === 1)
  const free = [...rows.keys()].flatMap((y) =>
    [...rows.keys()].filter((x) => rows[y]?.[x] === '.' && isBeside(x, y)).map((x) => ({ x, y })),
  )
  const moved = [...squares, random.pick(free)]
  const isTaken = (x: number, y: number) => moved.some((square) => square.x === x && square.y === y)
  const image = rows.map((row, y) => [...row].map((_, x) => (isTaken(x, y) ? '#' : '.')).join(''))
  return isWhole(image) ? image : rows
}

function isWhole(rows: Rows) {
  const waiting = squaresOf(rows)
  const group = waiting.splice(0, 1)
  for (const { x, y } of group) {
    const near = waiting.filter((square) => Math.abs(square.x - x) + Math.abs(square.y - y) === 1)
    for (const square of near) group.push(...waiting.splice(waiting.indexOf(square), 1))
  }
  return waiting.length === 0
}

const isTurnOf = (rows: Rows, other: Rows) => allTurns(other).some((image) => shapeOf(image) === shapeOf(rows))

const ring = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [2, 1],
  [2, 0],
  [1, 0],
] as const

/** Two marks on the eight outer squares of a board of nine. Null when they meet. */
function ringBoard(black: number, white: number): Rows | null {
  const [one, other] = [((black % 8) + 8) % 8, ((white % 8) + 8) % 8]
  if (one === other) return null
  return [0, 1, 2].map((row) =>
    [0, 1, 2]
      .map((column) => {
        const place = ring.findIndex(([y, x]) => y === row && x === column)
        return place === one ? '#' : place === other ? 'o' : '.'
      })
      .join(''),
  )
}

const sayStep = (step: number) => `${step > 0 ? '時計回り' : '反時計回り'}に${Math.abs(step)}ますずつ`

export const boardTemplates = [
  turning('turn-small', 'EASY', (random) => turnedBoard(random, 3, ['#', '#', 'o', '+'])),
  turning('turn-large', 'MEDIUM_LOW', (random) => turnedBoard(random, 4, ['#', '#', '#', 'o', 'o', '+'])),
  turning('same-turned', 'MEDIUM_HIGH', (random) => {
    const rows = piece(random, 4, 6)
    const strangers = [oneMoved(rows, random), oneMoved(rows, random)]
    const [one, other] = strangers
    if (!one || !other || isTurnOf(mirrored(rows), rows) || isTurnOf(one, other) || isTurnOf(one, mirrored(other)))
      return null
    if (strangers.some((image) => isTurnOf(image, rows) || isTurnOf(image, mirrored(rows)))) return null
    // A piece that half a turn brings back to itself would only be moved along.
    if (new Set(allTurns(rows).map(shapeOf)).size < 4) return null
    const keyTurn = random.pick([right, left, half])
    const flips = random.sample(allTurns(mirrored(rows)), 2)
    return {
      stem: '図の黒い部分を、裏返さずに回転させた形はどれですか。ますの中での位置は問いません。',
      figure: boardFigure(rows, '黒い部分のある図'),
      right: drawn(boardFigure(keyTurn(rows)), '回転させると、もとの図に重なる。'),
      wrong: [
        ...flips.map((image) => drawn(boardFigure(image), '裏返さなければ、もとの図に重ならない。')),
        ...strangers.map((image) =>
          drawn(boardFigure(random.pick([right, left, half])(image)), '1ますの位置がもとの図と違う。'),
        ),
      ],
    }
  }),
  turning('turn-and-flip', 'HARD', (random) => {
    const rows = unevenBoard(random, 3, ['#', '#', 'o', '+'])
    if (!rows) return null
    const first = random.pick(turns.slice(0, 2))
    const flip = random.pick([
      { say: '左右', turn: mirrored, other: upsideDown, otherSay: '上下' },
      { say: '上下', turn: upsideDown, other: mirrored, otherSay: '左右' },
    ])
    const opposite = first.turn === right ? left : right
    const goal = flip.turn(first.turn(rows))
    return {
      stem: `図を${first.say}回転させ、そのあと${flip.say}を裏返した図はどれですか。`,
      figure: boardFigure(rows),
      right: drawn(boardFigure(goal), `${first.say}回転させてから${flip.say}を入れ替えた。`),
      wrong: random.shuffle([
        drawn(boardFigure(flip.other(first.turn(rows))), `${flip.say}ではなく${flip.otherSay}を裏返した。`),
        drawn(boardFigure(first.turn(rows)), '裏返すのを忘れた。'),
        drawn(boardFigure(opposite(rows)), '反対向きに回転させ、裏返すのを忘れた。'),
        drawn(boardFigure(flip.turn(rows)), '回転させるのを忘れた。'),
        drawn(boardFigure(half(rows)), '180°回転させた。'),
      ]),
    }
  }),
  law('moving-marks', 'MEDIUM_HIGH', (random) => {
    const [black, white] = [random.int(0, 7), random.int(0, 7)]
    const [step, other] = [random.pick([-3, -2, -1, 1, 2, 3]), random.pick([-3, -2, -1, 1, 2, 3])]
    if (step === other) return null
    const boards = [0, 1, 2, 3].map((time) => ringBoard(black + step * time, white + other * time))
    const goal = ringBoard(black + step * 4, white + other * 4)
    if (!goal || boards.some((board) => board === null)) return null
    const guess = (blackSteps: number, whiteSteps: number, because: string) => {
      const board = ringBoard(black + blackSteps, white + whiteSteps)
      return board && !isSame(board, goal) ? [drawn(boardFigure(board), because)] : []
    }
    const steps = boards.flatMap((board) => (board ? [board] : []))
    return {
      stem: '黒と白丸は、それぞれ決まった規則で外側のますを動きます。「？」に入る図はどれですか。',
      figure: {
        drawing: { kind: 'series', boards: steps.map(boardOf) },
        alternative: `左から順に並んだ4つのます目の図と、空欄。${steps.map((rows, place) => `${place + 1}番目の図。${sayBoard(rows)}`).join('')}`,
      },
      right: drawn(boardFigure(goal), `黒は${sayStep(step)}、白丸は${sayStep(other)}動く。`),
      wrong: random.shuffle([
        ...guess(step * 3 - step, other * 4, '黒を逆の向きに動かした。'),
        ...guess(step * 4, other * 3 - other, '白丸を逆の向きに動かした。'),
        ...guess(step * 3, other * 4, '黒を動かし忘れた。'),
        ...guess(step * 4, other * 3, '白丸を動かし忘れた。'),
        ...guess(step * 4 + Math.sign(step), other * 4, '黒を1ます多く動かした。'),
        ...guess(step * 4, other * 4 + Math.sign(other), '白丸を1ます多く動かした。'),
        ...guess(step * 5, other * 5, '1つ先の図まで動かした。'),
      ]),
    }
  }),
]
