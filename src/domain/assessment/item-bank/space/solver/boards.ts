import type { Board } from '../../drawing.ts'
import type { Shown, Solver } from '../../template/solver.ts'

type Mark = { x: number; y: number; mark: string }
type Move = (mark: Mark, far: number) => Mark

const marksOf = ({ rows }: Board): Mark[] =>
  rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '.' ? [] : [{ x, y, mark }])))

const say = (marks: readonly Mark[]) =>
  marks
    .map(({ x, y, mark }) => `${y},${x}${mark}`)
    .sort()
    .join(' ')

const turnRight: Move = ({ x, y, mark }, far) => ({ x: far - y, y: x, mark })
const turnLeft: Move = ({ x, y, mark }, far) => ({ x: y, y: far - x, mark })
const turnHalf: Move = ({ x, y, mark }, far) => ({ x: far - x, y: far - y, mark })
const leftToRight: Move = ({ x, y, mark }, far) => ({ x: far - x, y, mark })
const topToBottom: Move = ({ x, y, mark }, far) => ({ x, y: far - y, mark })

// The words of a stem in the order of the moves they ask for.
const words: readonly [RegExp, Move][] = [
  [/右（時計回り）に90°/, turnRight],
  [/左（反時計回り）に90°/, turnLeft],
  [/180°/, turnHalf],
  [/そのあと左右を裏返/, leftToRight],
  [/そのあと上下を裏返/, topToBottom],
]

function boardOf({ figure, stem }: Shown): Board {
  if (figure?.drawing.kind !== 'board') throw new Error(`No board: ${stem}`)
  return figure.drawing
}

const optionBoards = ({ options }: Shown) =>
  options.map((option) => ('figure' in option && option.figure.drawing.kind === 'board' ? option.figure.drawing : null))

/** Moves every mark as the stem says, by its coordinates. */
export const turnSolver: Solver = (item) => {
  const board = boardOf(item)
  const far = board.rows.length - 1
  const moves = words.flatMap(([word, move]) => (word.test(item.stem) ? [move] : []))
  if (moves.length === 0) throw new Error(`No move: ${item.stem}`)
  const goal = say(marksOf(board).map((mark) => moves.reduce((moved, move) => move(moved, far), mark)))
  return optionBoards(item).map((option) => option !== null && say(marksOf(option)) === goal)
}

/** The marks moved to the upper left corner, so that only their shape counts. */
function shapeOf(marks: readonly Mark[]) {
  const [x0, y0] = [Math.min(...marks.map(({ x }) => x)), Math.min(...marks.map(({ y }) => y))]
  return say(marks.map(({ x, y, mark }) => ({ x: x - x0, y: y - y0, mark })))
}

/** An option is right when one of the four turns lays it on the drawn shape, wherever it is on the board. */
export const sameTurnedSolver: Solver = (item) => {
  const marks = marksOf(boardOf(item))
  const turned = [0, 1, 2, 3].map((times) => {
    let moved = marks
    for (let time = 0; time < times; time++) moved = moved.map((mark) => turnRight(mark, 0))
    return shapeOf(moved)
  })
  return optionBoards(item).map((option) => option !== null && turned.includes(shapeOf(marksOf(option))))
}

// Around the middle of nine squares, clockwise from above.
const angles = ['0,1', '0,2', '1,2', '2,2', '2,1', '2,0', '1,0', '0,0']
const angleOf = (board: Board, mark: string) => {
  const squares = marksOf(board).filter((square) => square.mark === mark)
  const [only] = squares
  return squares.length === 1 && only ? angles.indexOf(`${only.y},${only.x}`) : -1
}

/** Every step of 0 to 7 squares is tried for each mark; an option is right when it goes on with a step that fits. */
export const movingSolver: Solver = (item) => {
  const drawing = item.figure?.drawing
  if (drawing?.kind !== 'series') throw new Error(`No series: ${item.stem}`)
  const goesOn = (option: Board, mark: string) => {
    const places = [...drawing.boards, option].map((board) => angleOf(board, mark))
    const steps = places.slice(1).map((place, time) => (place - (places[time] ?? 0) + 8) % 8)
    return !places.includes(-1) && new Set(steps).size === 1
  }
  return optionBoards(item).map((option) => option !== null && ['#', 'o'].every((mark) => goesOn(option, mark)))
}
