import { SelectField } from '#web/ui/fields/select.tsx'
import { graduationYearOf } from '../students/student-words.ts'
import type { FieldBinding } from './use-form.ts'

type GraduationYearFieldProps = { field: FieldBinding; years: readonly number[] }

export function GraduationYearField({ field, years }: GraduationYearFieldProps) {
  return (
    <SelectField
      {...field}
      label="卒業予定の年"
      required
      emptyLabel="選択してください"
      options={years.map((year) => ({ value: String(year), label: graduationYearOf(year) }))}
    />
  )
}
