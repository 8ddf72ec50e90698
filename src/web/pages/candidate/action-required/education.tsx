import type { FieldOf } from '#web/parts/forms/use-form.ts'
import { categoryWords } from '#web/parts/student-words.ts'
import { SelectField } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const categories = Object.entries(categoryWords).map(([value, label]) => ({ value, label }))

/** The names as the student writes them; a school of the list can be chosen in the profile afterwards. */
export function Education({ field }: { field: FieldOf }) {
  return (
    <>
      <TextField label="学校名" required autoComplete="organization" {...field('otherSchoolName')} />
      <TextField label="学部・学科" optional {...field('otherSchoolDepartmentName')} />
      <SelectField
        label="文理の区分"
        required
        emptyLabel="選択してください"
        options={categories}
        {...field('departmentCategory')}
      />
    </>
  )
}
