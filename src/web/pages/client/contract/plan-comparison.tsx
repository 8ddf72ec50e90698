import { plans, type PlanKey } from '#domain/company/plan/rules.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { NotApplicable } from '#web/ui/tables/table.tsx'
import { featureRows, priceOf, type FeatureRow, type FeatureValue } from './plan-features.ts'
import styles from './plan-comparison.module.css'

const columns = columnsOf<FeatureRow>()

/** The four plans beside each other. */
export function PlanComparison({ planKey }: { planKey: PlanKey }) {
  return (
    <Card as="section" aria-labelledby="plans" className={styles.comparison}>
      <h2 id="plans">プランの比較</h2>
      <DataTable
        label="4つのプランの料金と機能"
        minWidth={600}
        rows={[{ label: '月額（税別）', valueOf: priceOf }, ...featureRows]}
        idOf={({ label }) => label}
        columns={[
          columns.name('機能', ({ label }) => label),
          ...plans.map((plan) =>
            columns.mark(plan.label, ({ valueOf }) => <Value value={valueOf(plan)} />, {
              className: plan.key === planKey ? styles.own : styles.cell,
              head: (
                <>
                  {plan.label}
                  {plan.key === planKey && <Badge kind="plum">ご契約中</Badge>}
                </>
              ),
            }),
          ),
        ]}
      />
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
