import { addDays } from '#ground/day.ts'
import { addMonths, firstOfMonth } from '#ground/time/month.ts'
import { answerDays } from '../../rules.ts'
import { readRateOf } from '../../read-rate/rules.ts'
import { minSentToCompare, readDimensions, type AnalysisDimension, type ReadDimension } from '../rules.ts'

/** The first day of the day's quarter. */
export const quarterOf = (day: string) => firstOfMonth(day, -((Number(day.slice(5, 7)) - 1) % 3))

/**
 * The newest quarter in which no scout waits for an answer any more, from its first day to the day before `endsOn`; from
 * `closesOn` on nothing of it is counted that happens later. Quarters never overlap, so that no two of them can be
 * subtracted.
 */
export function closedQuarter(today: string) {
  const present = quarterOf(today)
  const isClosed = today >= addDays(present, answerDays + 1)
  const startsOn = addMonths(present, isClosed ? -3 : -6)
  const endsOn = addMonths(startsOn, 3)
  return { startsOn, endsOn, closesOn: addDays(endsOn, answerDays + 1) }
}

/** Scouts of a quarter that are alike in every dimension in which reading is told. `onHome`: those without an answer that the home's rate counts too. */
export type ReadCell = Record<ReadDimension, string> & {
  answered: number
  readUnanswered: number
  unread: number
  onHome: number
}

/** Two rates tell about a student where their rows differ by fewer students without an answer than this. */
const minApart = 10

type Row = {
  by: ReadDimension
  key: string
  answered: number
  readUnanswered: number
  unread: number
  onHome: number
}
const hiddenOf = ({ readUnanswered, unread }: Pick<Row, 'readUnanswered' | 'unread'>) => readUnanswered + unread
const idOf = (by: AnalysisDimension, key: string) => `${by} ${key}`

/**
 * The rates of the rows of every dimension, by their ids. A row has none with fewer than thirty scouts, where five
 * students do not hide one another, and where another row, all rows or the home's own rate counts nearly the same
 * students: the difference would be one of them (decisions/0104). `homeHidden`: the scouts without an answer that the
 * home counts.
 */
export function readRatesOf(cells: readonly ReadCell[], homeHidden: number) {
  const rows = rowsOf(cells)
  const all = cells.reduce((sum, cell) => sum + hiddenOf(cell), 0)
  const tooNear = new Set<string>()
  const hideNear = (apart: number, ...ids: string[]) => {
    if (apart > 0 && apart < minApart) for (const id of ids) tooNear.add(id)
  }
  for (const [id, row] of rows) {
    hideNear(all - hiddenOf(row), id)
    hideNear(hiddenOf(row) + homeHidden - 2 * row.onHome, id)
  }
  for (const [pair, both] of overlapsOf(cells)) {
    const [one = '', other = ''] = pair.split('\n')
    const [first, second] = [rows.get(one), rows.get(other)]
    if (first && second) hideNear(hiddenOf(first) + hiddenOf(second) - 2 * both, one, other)
  }
  return new Map(
    [...rows].map(([id, row]) => {
      const isEnough = row.answered + hiddenOf(row) >= minSentToCompare
      return [id, isEnough && !tooNear.has(id) ? readRateOf(row) : null] as const
    }),
  )
}

export const readRateId = idOf

function rowsOf(cells: readonly ReadCell[]) {
  const rows = new Map<string, Row>()
  for (const cell of cells)
    for (const by of readDimensions) {
      const id = idOf(by, cell[by])
      const row = rows.get(id) ?? { by, key: cell[by], answered: 0, readUnanswered: 0, unread: 0, onHome: 0 }
      row.answered += cell.answered
      row.readUnanswered += cell.readUnanswered
      row.unread += cell.unread
      row.onHome += cell.onHome
      rows.set(id, row)
    }
  return rows
}

/** For each two rows of two dimensions with students in common, how many of them gave no answer. */
function overlapsOf(cells: readonly ReadCell[]) {
  const overlaps = new Map<string, number>()
  for (const cell of cells) {
    const ids = readDimensions.map((by) => idOf(by, cell[by]))
    for (const [at, one] of ids.entries())
      for (const other of ids.slice(at + 1)) {
        const pair = `${one}\n${other}`
        overlaps.set(pair, (overlaps.get(pair) ?? 0) + hiddenOf(cell))
      }
  }
  return overlaps
}
