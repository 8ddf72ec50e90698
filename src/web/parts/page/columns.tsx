import { grouped } from '#ground/grouped.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { slashDate, slashDateTime } from '#ground/tokyo-time.ts'
import type { Column } from '#web/ui/tables/data-table.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import type { CellKind } from '#web/ui/tables/table.tsx'

type Moment = string | null | undefined

/** The columns that most tables have. */
export function columnsOf<Row>() {
  type More = Pick<Column<Row>, 'head' | 'kind' | 'nameOf' | 'sort' | 'className'>
  const columnOf =
    (kind: CellKind) =>
    (title: string, renderCell: Column<Row>['renderCell'], more?: More): Column<Row> => ({
      title,
      kind,
      renderCell,
      ...more,
    })
  const text = columnOf('text')
  const figure = columnOf('figure')
  const date = columnOf('date')
  return {
    text,
    mark: columnOf('mark'),
    /** The cell names the row. */
    name: (...column: Parameters<typeof text>): Column<Row> => ({ ...text(...column), isRowHead: true }),
    /** The name of the row leads to its page. */
    link: (title: string, urlOf: (row: Row) => string, nameOf: (row: Row) => ReactNode): Column<Row> => ({
      title,
      isRowHead: true,
      renderCell: (row) => (
        <Link className={linkClass()} to={urlOf(row)}>
          {nameOf(row)}
        </Link>
      ),
    }),
    /** A number gets its groups of three digits. */
    figure: (title: string, figureOf: Column<Row>['renderCell'], more?: More) =>
      figure(title, (row) => ofFigure(figureOf(row)), more),
    day: (title: string, dayOf: (row: Row) => Moment) => date(title, (row) => written(dayOf(row), slashDate)),
    moment: (title: string, momentOf: (row: Row) => Moment) =>
      date(title, (row) => written(momentOf(row), slashDateTime)),
    act: (renderCell: Column<Row>['renderCell']): Column<Row> => ({ title: '操作', kind: 'act', renderCell }),
  }
}

const ofFigure = (figure: ReactNode) => (typeof figure === 'number' ? grouped(figure) : figure)
const written = (at: Moment, write: (at: string) => string) => (at ? write(at) : '')
