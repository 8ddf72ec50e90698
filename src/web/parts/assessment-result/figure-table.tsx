import { Fold } from '#web/ui/fold.tsx'
import { Table } from '#web/ui/tables/table.tsx'
import styles from './figure-table.module.css'

type FigureTableProps = {
  label: string
  head: readonly string[]
  rows: readonly { id: string; cells: readonly string[] }[]
}

/** The figures of a plot as a table, folded until somebody asks for it. */
export function FigureTable({ label, head, rows }: FigureTableProps) {
  return (
    <Fold title="表で見る" className={styles.fold}>
      <Table label={label} className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, at) => (
                <td key={head[at + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Fold>
  )
}
