import type { Figure } from '../../item.ts'
import type { Chance } from './chance.ts'
import { people, type Draft, type Reasoned } from './draft.ts'

type Row = { name: string; numbers: readonly number[] }

/** A table of whole numbers. Its alternative reads every cell out, since a table has nothing to hide. */
export function tableFigure(head: readonly string[], rows: readonly (readonly string[])[]): Figure {
  const lines = rows.map(
    ([name, ...cells]) => `${name ?? ''}は${cells.map((cell, at) => `${head[at + 1] ?? ''}${cell}`).join('、')}`,
  )
  return {
    drawing: { kind: 'table', head, rows },
    alternative: `${head.slice(1).join('・')}を示した表。${lines.join('。')}。`,
  }
}

type Condition = { words: string; fails: string; isMet: (row: Row) => boolean }

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const numbersOf = (rows: readonly Row[]) => rows.map(({ name, numbers }) => [name, ...numbers.map(String)])

/** A question about the person who meets every condition. Each of the others fails exactly one of them. */
export function whoPasses(chance: Chance): Draft | undefined {
  const fields = chance.pick([
    ['筆記', '実技', '発表'],
    ['企画', '調査', '報告'],
    ['聞く', '話す', '書く'],
  ])
  const [total, least] = [chance.between(17, 21), chance.between(4, 6)]
  const [above, below] = chance.shuffled([0, 1, 2])
  if (above === undefined || below === undefined) return undefined
  const conditions: readonly Condition[] = [
    {
      words: `3項目の合計が${total}点以上`,
      fails: '合計の条件を確かめない誤り。',
      isMet: ({ numbers }) => sum(numbers) >= total,
    },
    {
      words: `どの項目も${least}点以上`,
      fails: '最も低い項目を確かめない誤り。',
      isMet: ({ numbers }) => Math.min(...numbers) >= least,
    },
    {
      words: `「${fields[above] ?? ''}」が「${fields[below] ?? ''}」より高い`,
      fails: '二つの項目の比較を確かめない誤り。',
      isMet: ({ numbers }) => (numbers[above] ?? 0) > (numbers[below] ?? 0),
    },
  ]
  const flaws = chance.shuffled([undefined, ...conditions, chance.pick(conditions)])
  const rows = people.flatMap((name, at) => rowFailing(chance, name, conditions, flaws[at]))
  const only = rows[flaws.indexOf(undefined)]
  if (!only || new Set(rows.map(({ numbers }) => numbers.join())).size < people.length) return undefined
  const wrong = rows.flatMap(({ name, numbers }, at): Reasoned[] => {
    const condition = flaws[at]
    return condition
      ? [[name, `${condition.fails}${name}（${numbers.join('・')}）は『${condition.words}』に合わない。`]]
      : []
  })
  return {
    figure: tableFigure(['', ...fields], numbersOf(rows)),
    passage: `表は、A〜Eの5人の3項目の点数です。次の三つの条件があります。\n${conditions.map(({ words }) => `・${words}`).join('\n')}`,
    stem: '表の5人のうち、示された三つの条件をすべて満たすのは誰ですか。',
    right: [only.name, `${only.name}（${only.numbers.join('・')}）だけが三つの条件をすべて満たす。`],
    wrong,
    order: 'sorted',
  }
}

/** A row that fails one condition alone, or none. */
function rowFailing(
  chance: Chance,
  name: string,
  conditions: readonly Condition[],
  flaw: Condition | undefined,
): Row[] {
  for (let tried = 0; tried < 200; tried++) {
    const row = { name, numbers: [chance.between(2, 10), chance.between(2, 10), chance.between(2, 10)] }
    if (conditions.every((condition) => condition.isMet(row) === (condition !== flaw))) return [row]
  }
  return []
}

/** Where the count is largest, when a table gives totals and percentages. */
export function largestShare(isSecond: boolean) {
  return (chance: Chance): Draft | undefined => {
    const subject = chance.pick([
      { rows: '会場', whole: '来場者', part: '初めて来た人' },
      { rows: '講座', whole: '受講者', part: '修了した人' },
      { rows: '行事', whole: '申し込んだ人', part: '参加した人' },
    ])
    const rows = people.map((name): Row => ({ name, numbers: [chance.between(4, 30) * 20, chance.between(2, 18) * 5] }))
    const counted = rows.map((row) => ({ ...row, count: ((row.numbers[0] ?? 0) * (row.numbers[1] ?? 0)) / 100 }))
    const ranked = counted.toSorted((one, other) => other.count - one.count)
    const [first, second] = ranked
    const largest = (at: number) =>
      rows.toSorted((one, other) => (other.numbers[at] ?? 0) - (one.numbers[at] ?? 0))[0]?.name
    const answer = isSecond ? second : first
    if (!answer || !first || [0, 1, undefined].some((at) => isTied(counted, at))) return undefined
    if (largest(0) === largest(1) || [largest(0), largest(1)].includes(answer.name)) return undefined
    const reason = (row: (typeof counted)[number]) => {
      if (isSecond && row === first) return '最も多いものを選ぶ誤り。問われているのは2番目である。'
      if (row.name === largest(0)) return `${subject.whole}の数だけで比べる誤り。`
      if (row.name === largest(1)) return '割合の大きさだけで比べる誤り。'
      return '割合と人数を掛け合わせる計算の誤り。'
    }
    const wrong = counted.flatMap((row): Reasoned[] =>
      row === answer ? [] : [[row.name, `${reason(row)}${row.name}は${row.count}人である。`]],
    )
    return {
      figure: tableFigure(['', `${subject.whole}の数（人）`, `${subject.part}の割合（%）`], numbersOf(rows)),
      passage: `表は、五つの${subject.rows}A〜Eの、${subject.whole}の数と、そのうち${subject.part}の割合です。`,
      stem: `表の${subject.rows}のうち、${subject.part}が${isSecond ? '2番目に' : '最も'}多いのはどれですか。`,
      right: [
        answer.name,
        `人数に割合を掛けると、${answer.name}は${answer.count}人で${isSecond ? '2番目に' : '最も'}多い。`,
      ],
      wrong,
      order: 'sorted',
    }
  }
}

const isTied = (rows: readonly (Row & { count: number })[], at: number | undefined) =>
  new Set(rows.map(({ numbers, count }) => (at === undefined ? count : numbers[at]))).size < rows.length
