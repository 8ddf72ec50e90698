import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import type { FigureRowFieldsFragment } from '#web/generated/admin/graphql.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import styles from './figures.module.css'
import { groupedFigure } from './grouped.ts'

const FigureRowFields = graphql(`
  fragment FigureRowFields on FigureRow {
    label
    cells
    total
    medianDays
  }
`)

const columns = columnsOf<FigureRowFieldsFragment>()

type FigureTableProps = {
  label: string
  months: readonly string[]
  rows: readonly FragmentType<typeof FigureRowFields>[]
  hasMedian?: boolean
}

/** A row for each number and a column for each month; a month that is not over is empty. */
export function FigureTable({ label, months, rows, hasMedian }: FigureTableProps) {
  return (
    <DataTable
      label={label}
      minWidth={hasMedian ? 900 : 800}
      className={styles.table}
      rows={rows.map((row) => readFragment(FigureRowFields, row))}
      idOf={(row) => row.label}
      columns={[
        columns.name('項目', (row) => row.label),
        ...months.map((month, at) =>
          columns.figure(month, ({ cells }) => groupedFigure(cells[at] ?? ''), {
            head: <MonthHead month={month} />,
          }),
        ),
        columns.figure('合計', ({ total }) => groupedFigure(total)),
        ...(hasMedian ? [columns.figure('回答までの日数', medianOf)] : []),
      ]}
    />
  )
}

const MonthHead = ({ month }: { month: string }) => (
  <>
    <span className="visually-hidden">{month.slice(0, 4)}年</span>
    {Number(month.slice(5))}月
  </>
)

const medianOf = ({ medianDays }: FigureRowFieldsFragment) => (medianDays === null ? '' : `${medianDays}日`)
