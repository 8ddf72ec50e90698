import type { Figure } from '../item.ts'

/** A table with its alternative: every row read aloud, each value with the head of its column. */
export function tableFigure(title: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)))
  const read = texts.map(([name, ...values]) => {
    const parts = values.map((value, column) => `${head[column + 1] ?? ''}${value === '' ? '空欄' : ` ${value}`}`)
    return `${name ?? ''}は、${parts.join('、')}。`
  })
  const figure: Figure = {
    drawing: { kind: 'table', head, rows: texts },
    alternative: `${title}の表。${read.join('')}`,
  }
  return figure
}
