import { planKeys } from '#domain/company/plan/rules.ts'
import { addDays, addMonths } from '#ground/day.ts'
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

/** A plan with its first and last day: from today for a year, unless the operator writes otherwise. */
export function TermFields({ company, today, errorOf }: FieldsProps) {
  return (
    <>
      <PlanField
        planKey={company.contract.planKey === 'FREE' ? 'STANDARD' : company.contract.planKey}
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
          defaultValue={addDays(addMonths(today, 12), -1)}
          error={errorOf('endsOn')}
        />
      </div>
    </>
  )
}

/** A year more than the present end. A contract that is over takes the plan and the end it has paid for. */
export function RenewalFields({ company: { contract, paidRenewal }, today, errorOf }: FieldsProps) {
  const from = contract.endsOn > today ? contract.endsOn : today
  return (
    <>
      <DatePicker
        label="新しい終了日"
        name="endsOn"
        required
        today={today}
        min={addDays(from, 1)}
        defaultValue={paidRenewal?.endsOn ?? addMonths(from, 12)}
        error={errorOf('endsOn')}
      />
      <PlanField label="更新後のプラン" planKey={paidRenewal?.planKey ?? contract.planKey} error={errorOf('planKey')} />
    </>
  )
}
