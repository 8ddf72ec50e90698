import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Sheet, TraitResult } from './fields.ts'
import { FigureTable } from './figure-table.tsx'
import results from './results.module.css'
import styles from './traits.module.css'

/** The ten traits between their two statements, each with its soft zone and, for the student, two sentences. */
export function Traits({ sheet: { traits }, forGuests = false }: { sheet: Sheet; forGuests?: boolean }) {
  return (
    <Card as="section" className={results.card} aria-label="10の傾向">
      <p className={results.legend} aria-hidden="true">
        <span className={results.legendSun}>{forGuests ? '本人の位置' : 'あなたの位置'}</span>
        <span className={styles.legendZone}>幅をもって見るところ</span>
      </p>
      <ol>
        {traits.map((trait) => (
          <Trait key={trait.traitId} trait={trait} forGuests={forGuests} />
        ))}
      </ol>
      <FigureTable
        label="10の傾向の表"
        head={['左', '右', '位置', '幅']}
        rows={traits.map(({ traitId, leftLabel, rightLabel, percentage, low, high }) => ({
          id: traitId,
          cells: [leftLabel, rightLabel, `${percentage}%`, `${low}〜${high}%`],
        }))}
      />
    </Card>
  )
}

function Trait({ trait, forGuests }: { trait: TraitResult; forGuests: boolean }) {
  const { leftLabel, rightLabel, text } = trait
  return (
    <li className={classNames(results.row, styles.trait)}>
      <h2 className={styles.poles}>
        <span>{leftLabel}</span>
        <span className="visually-hidden">と</span>
        <span>{rightLabel}</span>
      </h2>
      <TraitBar {...trait} />
      {!forGuests && (
        <p className={results.text}>
          <Phrases>{text ?? ''}</Phrases>
        </p>
      )}
    </li>
  )
}

/** Where somebody stands between two statements. The words name both, since no side is the better one. */
export function TraitBar({
  leftLabel,
  rightLabel,
  percentage,
  low,
  high,
}: Pick<TraitResult, 'leftLabel' | 'rightLabel' | 'percentage' | 'low' | 'high'>) {
  const words = `「${leftLabel}」を0、「${rightLabel}」を100としたときの${percentage}。幅は${low}〜${high}`
  return (
    <svg className={classNames(results.chart, styles.bar)} width="100%" height="32" role="img" aria-label={words}>
      <rect className={styles.track} x="0" y="14" width="100%" height="4" rx="2" />
      <rect className={styles.zone} x={`${low}%`} y="10" width={`${high - low}%`} height="12" rx="6" />
      <line className={styles.middle} x1="50%" x2="50%" y1="8" y2="24" />
      <circle className={results.sun} cx={`${percentage}%`} cy="16" r="8" />
    </svg>
  )
}
