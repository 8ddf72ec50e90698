import type { ScaleFieldsFragment } from '#web/generated/admin/graphql.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Nothing } from '../parts/section.tsx'
import styles from './items.module.css'
import { decimal } from './words.ts'

const ScaleFields = graphql(`
  fragment ScaleFields on AssessmentScale {
    id
    title
    takers
    items
    mean
    alpha
    standardError
  }
`)

const columns = columnsOf<ScaleFieldsFragment>()

type ScaleTableProps = { scales: readonly FragmentType<typeof ScaleFields>[]; isPairs: boolean }

/** The sections and their total beside the items of the intellectual test, the traits beside the pairs. */
export function ScaleTable({ scales: masked, isPairs }: ScaleTableProps) {
  const scales = masked
    .map((scale) => readFragment(ScaleFields, scale))
    .filter(({ id }) => /^T\d\d$/.test(id) === isPairs)
  if (scales.length === 0) return <Nothing>10人以上が受けた尺度はまだありません。</Nothing>
  return (
    <>
      <DataTable
        label="信頼性と標準誤差の表"
        minWidth={420}
        className={styles.scales}
        rows={scales}
        idOf={({ id }) => id}
        columns={[
          columns.name('尺度', ({ title }) => title),
          columns.figure('人数', ({ takers }) => takers),
          columns.figure('項目', ({ items }) => decimal(items, Number.isInteger(items) ? 0 : 1)),
          columns.figure('平均', ({ mean }) => decimal(mean, 1)),
          columns.figure('α', ({ alpha }) => decimal(alpha)),
          columns.figure('標準誤差', ({ standardError }) => `±${decimal(standardError, 1)}`),
        ]}
      />
      <p className={classNames('quiet', styles.under)}>
        {isPairs ? '平均と標準誤差は、%の点です。' : '平均と標準誤差は、問題の数です。'}
      </p>
    </>
  )
}
