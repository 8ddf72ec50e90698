import { SelectField } from '#web/ui/fields/select.tsx'
import type { FieldBinding } from './use-form.ts'

type GraduationYearFieldProps = { field: FieldBinding; years: readonly number[] }

const graduationYearName = (year: number) => `${String(year).slice(-2)}卒（${year}年卒）`

export function GraduationYearField({ field, years }: GraduationYearFieldProps) {
  return (
    <SelectField
      {...field}
      label="卒業年度"
      required
      emptyLabel="選択してください"
      options={years.map((year) => ({ value: String(year), label: graduationYearName(year) }))}
    />
  )
}
