import type { AppliedImportFieldsFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
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

const columns = columnsOf<AppliedImportFieldsFragment['appliedSchoolImports'][number]>()

/** The imports that were applied, the latest first. */
export function AppliedImports({ query }: { query: FragmentType<typeof AppliedImportFields> }) {
  const { appliedSchoolImports: imports } = readFragment(AppliedImportFields, query)
  if (imports.length === 0) return null
  return (
    <Card as="section" aria-labelledby="applied">
      <CardHead>
        <h2 id="applied">取り込みの記録</h2>
      </CardHead>
      <DataTable
        label="取り込みの記録"
        minWidth={640}
        className={styles.table}
        rows={imports}
        idOf={({ id }) => id}
        columns={[
          columns.moment('反映した日時', ({ appliedAt }) => appliedAt),
          columns.name('ファイル', ({ fileName }) => fileName),
          columns.text('反映した人', ({ by }) => by),
          columns.figure('追加', ({ added }) => added),
          columns.figure('名称の変更', ({ renamed }) => renamed),
          columns.figure('廃止', ({ retired }) => retired),
        ]}
      />
    </Card>
  )
}
