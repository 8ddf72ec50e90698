import { planOf, type PlanKey } from '#domain/company/plan/rules.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { featureRows, type FeatureRow } from './plan-features.ts'
import styles from './features.module.css'

/** Features inside and outside of the own plan. */
export function Features({ planKey }: { planKey: PlanKey }) {
  const plan = planOf(planKey)
  const held = featureRows.filter(({ valueOf }) => valueOf(plan) !== false)
  const locked = featureRows.filter(({ valueOf }) => valueOf(plan) === false)
  return (
    <Card as="section" aria-labelledby="features" className={styles.features}>
      <h2 id="features">{plan.label}プランの機能</h2>
      <ul className={styles.list}>
        {held.map((row) => (
          <Held key={row.label} row={row} value={row.valueOf(plan)} />
        ))}
      </ul>
      {locked.length > 0 && (
        <>
          <h3>
            <Phrases>現在のプランに含まれない機能</Phrases>
          </h3>
          <ul className={styles.list}>
            {locked.map(({ label }) => (
              <li key={label} className={styles.locked}>
                <Icon name="lock" size="small" />
                {label}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

const Held = ({ row, value }: { row: FeatureRow; value: boolean | string }) => (
  <li className={styles.held}>
    <Icon name="check" size="small" />
    {row.label}
    {typeof value === 'string' && <b className="num">{value}</b>}
  </li>
)
