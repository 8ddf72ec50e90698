import type { Chance } from './chance.ts'
import { mistakeInTable, sentencesOf, type Filling } from './cell-sentences.ts'
import type { Draft, Reasoned } from './draft.ts'
import { tableFigure } from './table.ts'

const stories = [
  { intro: '表は、三つの窓口が三つの時間帯に受けた相談の件数です。', rows: '窓口', columns: ['朝', '昼', '夕方'] },
  { intro: '表は、三つの教室が三つの学期に開いた講座の数です。', rows: '教室', columns: ['前期', '中期', '後期'] },
  { intro: '表は、三つの班が三つの週に作った部品の数です。', rows: '班', columns: ['第1週', '第2週', '第3週'] },
] as const
const names = ['A', 'B', 'C'] as const

/** A question about the certain sentence though four cells cannot be read: the totals leave one of them free. */
export function hiddenCells(chance: Chance): Draft | undefined {
  const story = chance.pick(stories)
  const cells = names.map(() => story.columns.map(() => chance.between(1, 9)))
  const [top = 0, bottom = 1] = chance.shuffled([0, 1, 2]).slice(0, 2).toSorted()
  const [left = 0, right = 1] = chance.shuffled([0, 1, 2]).slice(0, 2).toSorted()
  const fillings = fillingsOf(cells, [top, bottom], [left, right])
  if (fillings.length < 3) return undefined
  const isHidden = (row: number, column: number) => [top, bottom].includes(row) && [left, right].includes(column)
  const rows = names.map((name, row) => [
    name,
    ...story.columns.map((_, column) => (isHidden(row, column) ? '？' : String(cells[row]?.[column]))),
    String(total(cells[row] ?? [])),
  ])
  const totals = ['計', ...story.columns.map((_, column) => String(total(cells.map((row) => row[column] ?? 0))))]
  const hidden = [top, bottom].flatMap((row) => [left, right].map((column) => ({ row, column })))
  const sentences = chance.shuffled(sentencesOf(hidden, names, story.columns))
  const certain = sentences.find(
    ({ holds, reaches }) => fillings.every((filling) => holds(filling)) && fillings.some((filling) => reaches(filling)),
  )
  if (!certain) return undefined
  const wrong = sentences
    .filter(({ holds, kind }) => kind === certain.kind && fillings.some((filling) => !holds(filling)))
    .map((sentence): Reasoned => [sentence.words, mistakeInTable(sentence, fillings)])
  if (wrong.length < 4) return undefined
  return {
    figure: tableFigure(['', ...story.columns, '計'], [...rows, [...totals, String(total(cells.flat()))]]),
    passage: `${story.intro}「？」の欄は汚れて読めませんが、どれも0以上の整数です。`,
    stem: '読めない欄のある表から、確実にいえるものはどれですか。',
    right: [certain.words, `合計に合うように読めない欄を埋める${fillings.length}通りのすべてで成り立つ。`],
    wrong: wrong.slice(0, 4),
    order: 'drawn',
  }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Moving one over from corner to corner keeps every total. */
function fillingsOf(
  cells: readonly (readonly number[])[],
  [top, bottom]: number[],
  [left, right]: number[],
): Filling[] {
  return Array.from({ length: 41 }, (_, at) => at - 20)
    .map((shift) =>
      cells.map((row, rowAt) =>
        row.map((cell, at) => {
          const sign = (rowAt === top ? 1 : rowAt === bottom ? -1 : 0) * (at === left ? 1 : at === right ? -1 : 0)
          return cell + sign * shift
        }),
      ),
    )
    .filter((filling) => filling.flat().every((cell) => cell >= 0))
}
