import { plans, type PlanKey } from '#domain/company/plan/rules.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cellClass, NotApplicable, Table } from '#web/ui/table.tsx'
import { featureRows, priceOf, type FeatureValue } from './plan-features.ts'
import styles from './plan-comparison.module.css'

/** The four plans beside each other. */
export function PlanComparison({ planKey }: { planKey: PlanKey }) {
  const look = (key: PlanKey) => cellClass('mark', key === planKey ? styles.own : styles.cell)
  return (
    <Card as="section" aria-labelledby="plans" className={styles.comparison}>
      <h2 id="plans">プランの比較</h2>
      <Table label="4つのプランの料金と機能" minWidth={600}>
        <thead>
          <tr>
            <th scope="col">機能</th>
            {plans.map(({ key, label }) => (
              <th key={key} scope="col" className={look(key)}>
                {label}
                {key === planKey && <Badge kind="plum">ご契約中</Badge>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">月額（税別）</th>
            {plans.map((plan) => (
              <td key={plan.key} className={look(plan.key)}>
                <b className="num">{priceOf(plan)}</b>
              </td>
            ))}
          </tr>
          {featureRows.map(({ label, valueOf }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {plans.map((plan) => (
                <td key={plan.key} className={look(plan.key)}>
                  <Value value={valueOf(plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function Value({ value }: { value: FeatureValue }) {
  if (value === false) return <NotApplicable />
  if (value !== true) return <b className="num">{value}</b>
  return (
    <>
      <Icon name="check" size="small" />
      <span className="visually-hidden">あり</span>
    </>
  )
}
