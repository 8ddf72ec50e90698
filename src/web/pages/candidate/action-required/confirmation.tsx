import type { FieldOf } from '#web/parts/forms/use-form.ts'
import { graduationYearOf } from '#web/parts/students/student-words.ts'
import { SelectField } from '#web/ui/fields/select.tsx'
import styles from './action-required.module.css'

type ConfirmationProps = {
  field: FieldOf
  required: {
    hasGraduated: boolean
    graduationYear: number | null
    graduationMonth: number
    jobHuntingStatus: { id: string } | null
  }
  graduationYears: readonly number[]
  graduationMonths: readonly number[]
  jobHuntingStatuses: readonly { id: string; label: string }[]
}

/** Filled with what is known, but for a graduation that is over. */
export function Confirmation({ field, required, ...choices }: ConfirmationProps) {
  const year = required.hasGraduated ? '' : String(required.graduationYear ?? '')
  const chosen = (name: string, value: string) => {
    const { defaultValue, ...binding } = field(name)
    return { ...binding, defaultValue: defaultValue ?? value }
  }
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label="卒業予定の年"
          required
          emptyLabel="選択してください"
          options={choices.graduationYears.map((graduationYear) => ({
            value: String(graduationYear),
            label: graduationYearOf(graduationYear),
          }))}
          {...chosen('graduationYear', year)}
        />
        <SelectField
          label="卒業予定の月"
          required
          options={choices.graduationMonths.map((month) => ({ value: String(month), label: `${month}月` }))}
          {...chosen('graduationMonth', String(required.graduationMonth))}
        />
      </div>
      <SelectField
        label="就職活動の状況"
        required
        emptyLabel="選択してください"
        options={choices.jobHuntingStatuses.map(({ id, label }) => ({ value: id, label }))}
        {...chosen('jobHuntingStatusId', required.jobHuntingStatus?.id ?? '')}
      />
    </>
  )
}
