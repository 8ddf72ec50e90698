import type { ReactNode } from 'react'
import type { RowSelection } from './row-selection.ts'
import { PageTick, RowTick, useRowTicks } from './row-ticks.tsx'
import { Skeleton } from '../marks/skeleton.tsx'
import { type Sort, SortHead, type SortLink } from './sort-head.tsx'
import styles from './table.module.css'
import { type CellKind, Table, cellClass, tickCellClass } from './table.tsx'

export type Column<Row> = {
  /** No two columns of a table have the same. */
  title: string
  /** The words of the head, where they are more than the title. */
  head?: ReactNode
  kind?: CellKind
  /** The cell names the row. Exactly one column has isRowHead. */
  isRowHead?: boolean
  /** The name of the row, where the cell says more than that. */
  nameOf?: (row: Row) => string
  sort?: Sort
  /** For the head and every cell of the column, such as wide-only. */
  className?: string
  /** An empty result means that no value was entered; <NotApplicable /> means that no value is possible. */
  renderCell: (row: Row) => ReactNode
}

type DataTableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** With `selection` every row has a checkbox, and the head has a checkbox for the whole page. */
  selection?: RowSelection & { pageLabel: string; rowLabel: (row: Row) => string }
  /** The id of the row that is open beside the list. */
  currentId?: string
  renderLink?: (link: SortLink) => ReactNode
  /** The number of grey rows while the first answer loads. */
  loadingRows?: number
  /** In the place of a table without rows. */
  empty?: ReactNode
} & Pick<Parameters<typeof Table>[0], 'minWidth' | 'sticky' | 'cards' | 'id' | 'busy' | 'className'>

const noSelection: RowSelection = { ids: [], onChange: () => {} }

export function DataTable<Row>({
  columns,
  rows,
  idOf,
  selection,
  currentId,
  renderLink,
  loadingRows = 0,
  empty,
  busy,
  ...table
}: DataTableProps<Row>) {
  const ticks = useRowTicks(rows.map(idOf), selection ?? noSelection)
  if (empty !== undefined && rows.length === 0 && loadingRows === 0) return empty
  return (
    <Table {...table} busy={busy || loadingRows > 0}>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={tickCellClass}>
              <PageTick ticks={ticks} label={selection.pageLabel} disabled={rows.length === 0} />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.title} column={column} renderLink={renderLink} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = idOf(row)
          return (
            <tr
              key={id}
              aria-current={id === currentId || undefined}
              className={selection && ticks.isTicked(id) ? styles.ticked : undefined}
            >
              {selection && (
                <td className={tickCellClass}>
                  <RowTick ticks={ticks} id={id} label={selection.rowLabel(row)} />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.title} column={column} name={column.nameOf?.(row)}>
                  {column.renderCell(row)}
                </Cell>
              ))}
            </tr>
          )
        })}
        {rows.length === 0 && <WaitingRows count={loadingRows} columns={columns} hasTicks={Boolean(selection)} />}
      </tbody>
    </Table>
  )
}

type ColumnHeadProps = {
  column: Pick<Column<never>, 'title' | 'head' | 'kind' | 'isRowHead' | 'sort' | 'className'>
  renderLink: ((link: SortLink) => ReactNode) | undefined
}

function ColumnHead({
  column: { title, head = title, kind, isRowHead, sort, className },
  renderLink,
}: ColumnHeadProps) {
  const look = cellClass(kind, isRowHead ? `${styles.rowHead} ${className ?? ''}` : className)
  if (sort)
    return (
      <SortHead sort={sort} renderLink={renderLink} className={look}>
        {head}
      </SortHead>
    )
  return (
    <th scope="col" className={look}>
      {kind === 'act' ? <span className="visually-hidden">{head}</span> : head}
    </th>
  )
}

type CellProps = {
  column: Pick<Column<never>, 'title' | 'kind' | 'isRowHead' | 'className'>
  name: string | undefined
  children: ReactNode
}

function Cell({ column: { title, kind, isRowHead, className }, name, children }: CellProps) {
  // A stylesheet that draws the rows as cards shows the title beside the value.
  if (!isRowHead)
    return (
      <td className={cellClass(kind, className)} data-label={title}>
        {children}
      </td>
    )
  return (
    <th scope="row" aria-label={name} className={cellClass(kind, `${styles.rowHead} ${className ?? ''}`)}>
      {children}
    </th>
  )
}

type WaitingRowsProps = { count: number; columns: readonly Pick<Column<never>, 'title' | 'kind'>[]; hasTicks: boolean }

function WaitingRows({ count, columns, hasTicks }: WaitingRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={styles.waiting} aria-hidden="true">
      {hasTicks && (
        <td className={tickCellClass}>
          <Skeleton width={20} height={20} className={styles.wait} />
        </td>
      )}
      {columns.map(({ title, kind = 'text' }, column) => (
        <td key={title} className={cellClass(kind)}>
          <Skeleton width={kind === 'text' ? `${85 - ((row + column) % 3) * 15}%` : 48} className={styles.wait} />
        </td>
      ))}
    </tr>
  ))
}
