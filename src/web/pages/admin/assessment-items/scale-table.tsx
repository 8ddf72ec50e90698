import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { figureCellClass, Table } from '#web/ui/table.tsx'
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

type ScaleTableProps = { scales: readonly FragmentType<typeof ScaleFields>[]; isPairs: boolean }

/** The sections and their total beside the items of the intellectual test, the traits beside the pairs. */
export function ScaleTable({ scales: masked, isPairs }: ScaleTableProps) {
  const scales = masked
    .map((scale) => readFragment(ScaleFields, scale))
    .filter(({ id }) => /^T\d\d$/.test(id) === isPairs)
  if (scales.length === 0) return <Nothing>10人以上が受けた尺度はまだありません。</Nothing>
  return (
    <>
      <Table label="信頼性と標準誤差の表" minWidth={420} className={styles.scales}>
        <thead>
          <tr>
            <th scope="col">尺度</th>
            {['人数', '項目', '平均', 'α', '標準誤差'].map((head) => (
              <th key={head} scope="col" className={figureCellClass}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scales.map(({ id, title, takers, items, mean, alpha, standardError }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              <td className={figureCellClass}>{takers}</td>
              <td className={figureCellClass}>{decimal(items, Number.isInteger(items) ? 0 : 1)}</td>
              <td className={figureCellClass}>{decimal(mean, 1)}</td>
              <td className={figureCellClass}>{decimal(alpha)}</td>
              <td className={figureCellClass}>±{decimal(standardError, 1)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={classNames('quiet', styles.under)}>
        {isPairs ? '平均と標準誤差は、%の点です。' : '平均と標準誤差は、問題の数です。'}
      </p>
    </>
  )
}
