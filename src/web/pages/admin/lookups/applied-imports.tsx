import { slashDate, time } from '#ground/tokyo-time.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { cellClass, figureCellClass, Table } from '#web/ui/table.tsx'
import styles from './lookups.module.css'

const AppliedImportFields = graphql(`
  fragment AppliedImportFields on Query {
    appliedSchoolImports {
      id
      fileName
      appliedAt
      added
      renamed
      retired
      by
    }
  }
`)

/** The imports that were applied, the latest first. */
export function AppliedImports({ query }: { query: FragmentType<typeof AppliedImportFields> }) {
  const { appliedSchoolImports: imports } = readFragment(AppliedImportFields, query)
  if (imports.length === 0) return null
  return (
    <Card as="section" aria-labelledby="applied">
      <CardHead>
        <h2 id="applied">取り込みの記録</h2>
      </CardHead>
      <Table label="取り込みの記録" minWidth={640} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">反映した日時</th>
            <th scope="col">ファイル</th>
            <th scope="col">反映した人</th>
            <th scope="col" className={figureCellClass}>
              追加
            </th>
            <th scope="col" className={figureCellClass}>
              名称の変更
            </th>
            <th scope="col" className={figureCellClass}>
              廃止
            </th>
          </tr>
        </thead>
        <tbody>
          {imports.map((row) => (
            <tr key={row.id}>
              <td className={cellClass('date')}>
                {row.appliedAt && `${slashDate(row.appliedAt)} ${time(row.appliedAt)}`}
              </td>
              <th scope="row">{row.fileName}</th>
              <td>{row.by}</td>
              <td className={figureCellClass}>{row.added}</td>
              <td className={figureCellClass}>{row.renamed}</td>
              <td className={figureCellClass}>{row.retired}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
