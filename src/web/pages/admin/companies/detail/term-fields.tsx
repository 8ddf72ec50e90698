import { planKeys } from '#domain/company/plan/rules.ts'
import { renewalStart, termEnd } from '#domain/company/contract/rules.ts'
import { addDays } from '#ground/day.ts'
import { SelectField } from '#web/ui/fields/select.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { planNames } from '../../parts/plan-names.ts'
import type { CompanyActsFragment as ActedCompany } from '#web/generated/admin/graphql.ts'
import styles from './detail.module.css'

type FieldsProps = { company: ActedCompany; today: string; errorOf: (path: string) => string | undefined }

const plans = planKeys.map((key) => ({ value: key, label: planNames[key] }))

export function PlanField({ planKey, error, label = 'プラン' }: { planKey: string; error?: string; label?: string }) {
  return <SelectField label={label} name="planKey" required options={plans} defaultValue={planKey} error={error} />
}

/** The plan of the request that waits for an answer. */
const wishedPlan = ({ contractRequests }: ActedCompany) =>
  contractRequests.find(({ status, planKey }) => status === 'OPEN' && planKey !== null)?.planKey

/** A plan with its first and last day: from today for a year, unless the operator writes otherwise. */
export function TermFields({ company, today, errorOf }: FieldsProps) {
  return (
    <>
      <PlanField
        planKey={wishedPlan(company) ?? (company.contract.planKey === 'FREE' ? 'STANDARD' : company.contract.planKey)}
        error={errorOf('planKey')}
      />
      <div className={styles.term}>
        <DatePicker
          label="開始日"
          name="startsOn"
          required
          today={today}
          max={today}
          defaultValue={today}
          error={errorOf('startsOn')}
        />
        <DatePicker
          label="終了日"
          name="endsOn"
          required
          today={today}
          min={today}
          defaultValue={termEnd(today, 12)}
          error={errorOf('endsOn')}
        />
      </div>
    </>
  )
}

/** A year more than the present end. A contract that is over takes the plan and the end it has paid for. */
export function RenewalFields({ company, today, errorOf }: FieldsProps) {
  const { contract, paidRenewal } = company
  const from = contract.endsOn > today ? contract.endsOn : today
  return (
    <>
      <DatePicker
        label="新しい終了日"
        name="endsOn"
        required
        today={today}
        min={addDays(from, 1)}
        defaultValue={paidRenewal?.endsOn ?? termEnd(renewalStart(contract, today), 12)}
        error={errorOf('endsOn')}
      />
      <PlanField
        label="更新後のプラン"
        planKey={paidRenewal?.planKey ?? wishedPlan(company) ?? contract.planKey}
        error={errorOf('planKey')}
      />
    </>
  )
}
