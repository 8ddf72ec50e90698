import { bandLabel, errorItems } from '#domain/assessment/result/rules.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { BandChart } from './band-chart.tsx'
import styles from './bands.module.css'
import type { SectionResult, Sheet } from './fields.ts'
import { FigureTable } from './figure-table.tsx'
import results from './results.module.css'

/** The advice beside a section is for the student alone. */
type SheetProps = { sheet: Sheet; forGuests?: boolean }

/** The sections of the intellectual test in five bands, each with its error, and the total. */
export function Bands({ sheet: { sections, total }, forGuests = false }: SheetProps) {
  return (
    <Card as="section" className={results.card} aria-label="セクションごとの結果">
      <p className={results.legend} aria-hidden="true">
        <span className={results.legendSun}>正解した数</span>
        <span className={styles.legendError}>誤差（±{errorItems}問）</span>
        <span className={styles.legendHere}>{forGuests ? '本人の段階' : 'あなたの段階'}</span>
      </p>
      <ol>
        {sections.map((section) => (
          <Section key={section.id} section={section} forGuests={forGuests} />
        ))}
      </ol>
      <p className={styles.scale} aria-hidden="true">
        <span>低い</span>
        <span>標準</span>
        <span>高い</span>
      </p>
      {total && (
        <p className={styles.total}>
          <span>
            合計<span className={styles.totalBand}>{bandLabel(total.band)}</span>
          </span>
          <span className="num">
            <b>{total.achieved}</b>／{total.achievable}問
          </span>
          <span>1問の差は誤差の範囲です。</span>
        </p>
      )}
      <BandTable sections={sections} total={total} />
    </Card>
  )
}

function Section({ section, forGuests }: { section: SectionResult; forGuests: boolean }) {
  return (
    <li className={classNames(results.row, styles.score)}>
      <h2 className="note-14">{section.title}</h2>
      <p className={styles.band}>{bandLabel(section.band)}</p>
      <p className={classNames(styles.raw, 'num')}>
        <b>{section.achieved}</b>／{section.achievable}問
      </p>
      <BandChart {...section} />
      {!forGuests && <p className={results.text}>{section.note}</p>}
    </li>
  )
}

function BandTable({ sections, total }: Pick<Sheet, 'sections' | 'total'>) {
  return (
    <FigureTable
      label="セクションごとの結果の表"
      head={['セクション', '段階', '正解', '誤差を含む範囲']}
      rows={[
        ...sections.map(({ id, title, band, achieved, achievable, low, high }) => ({
          id,
          cells: [title, bandLabel(band), `${achieved}／${achievable}問`, `${low}〜${high}問`],
        })),
        ...(total
          ? [
              {
                id: 'total',
                cells: ['合計', bandLabel(total.band), `${total.achieved}／${total.achievable}問`, '±3問ほど'],
              },
            ]
          : []),
      ]}
    />
  )
}
