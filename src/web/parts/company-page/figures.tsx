import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { yearAndMonth } from '#ground/tokyo-time.ts'
import styles from './figures.module.css'

const CompanyFigureFields = graphql(`
  fragment CompanyFigureFields on CompanyFigure {
    label
    value
    source
    asOf
  }
`)

/** A company's numbers, each with where it comes from and how old it is. */
export function Figures({ figures }: { figures: readonly FragmentType<typeof CompanyFigureFields>[] }) {
  return (
    <dl className={styles.figures}>
      {readFragment(CompanyFigureFields, figures).map(({ label, value, source, asOf }, at) => (
        <div key={at}>
          <dt className="note-14">{label}</dt>
          <dd className={`${styles.value} num`}>{value}</dd>
          <dd className="note-12">{asOf && `${yearAndMonth(startOfTokyoDay(asOf))}時点`}</dd>
          <dd className="note-12">出典：{source}</dd>
        </div>
      ))}
    </dl>
  )
}
