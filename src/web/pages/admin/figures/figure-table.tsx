import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { figureCellClass, Table } from '#web/ui/table.tsx'
import styles from './figures.module.css'
import { grouped } from './grouped.ts'

const FigureRowFields = graphql(`
  fragment FigureRowFields on FigureRow {
    label
    cells
    total
    medianDays
  }
`)

type FigureTableProps = {
  label: string
  months: readonly string[]
  rows: readonly FragmentType<typeof FigureRowFields>[]
  hasMedian?: boolean
}

/** A row for each number and a column for each month; a month that is not over is empty. */
export function FigureTable({ label, months, rows, hasMedian }: FigureTableProps) {
  return (
    <Table label={label} minWidth={hasMedian ? 900 : 800} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">項目</th>
          {months.map((month) => (
            <th key={month} scope="col" className={figureCellClass}>
              <span className="visually-hidden">{month.slice(0, 4)}年</span>
              {Number(month.slice(5))}月
            </th>
          ))}
          <th scope="col" className={figureCellClass}>
            合計
          </th>
          {hasMedian && (
            <th scope="col" className={figureCellClass}>
              回答までの日数
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { label: name, cells, total, medianDays } = readFragment(FigureRowFields, row)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={months[at]} className={figureCellClass}>
                  {grouped(cell)}
                </td>
              ))}
              <td className={figureCellClass}>{grouped(total)}</td>
              {hasMedian && <td className={figureCellClass}>{medianDays === null ? '' : `${medianDays}日`}</td>}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
