import { auditAreas } from '#domain/audit/search/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { SearchForm } from '#web/parts/forms/search-form.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { namedActs } from '../parts/act-names.ts'
import { areaNames, textNames, type Conditions } from './conditions.ts'
import { subjectNames } from './words.ts'
import styles from './audit.module.css'

const labels: Record<(typeof textNames)[number], string> = {
  actorId: '操作した人のID',
  companyId: '企業のID',
  candidateId: '学生のID',
  action: '操作',
  subject: '対象の種類',
  subjectId: '対象のID',
  requestId: 'リクエストID',
}
/** Conditions that are chosen from a list, with the words of each. */
const choices: Partial<Record<(typeof textNames)[number], readonly [code: string, name: string][]>> = {
  action: namedActs,
  subject: Object.entries(subjectNames),
}

/** An address may ask for a code that has no name. */
const withAsked = (names: readonly [code: string, name: string][], addressCode: string) =>
  [
    ...names,
    ...(addressCode === '' || names.some(([code]) => code === addressCode)
      ? []
      : [[addressCode, addressCode] as const]),
  ].map(([value, label]) => ({ value, label }))

type AuditSearchFormProps = { address: string; conditions: Conditions; mistake: FieldError | null }

export function AuditSearchForm({ address, conditions, mistake }: AuditSearchFormProps) {
  const today = tokyoDay(useNow())
  const errorOf = (path: string) => (mistake?.path === path ? mistake.message : undefined)
  return (
    <SearchForm
      address={address}
      label="記録の検索"
      className={styles.search}
      button={
        <div className={styles.end}>
          <Button type="submit">さがす</Button>
        </div>
      }
    >
      <DatePicker
        label="期間の始まり"
        name="from"
        today={today}
        max={today}
        defaultValue={conditions.from}
        error={errorOf('from')}
      />
      <DatePicker
        label="期間の終わり"
        name="to"
        today={today}
        max={today}
        defaultValue={conditions.to}
        error={errorOf('to')}
      />
      <SelectField
        label="操作した側"
        name="area"
        defaultValue={conditions.area ?? ''}
        emptyLabel="すべて"
        options={auditAreas.map((area) => ({ value: area, label: areaNames[area] }))}
      />
      {textNames.map((name) =>
        choices[name] ? (
          <SelectField
            key={name}
            label={labels[name]}
            name={name}
            defaultValue={conditions[name]}
            emptyLabel="すべて"
            options={withAsked(choices[name], conditions[name])}
          />
        ) : (
          <TextField
            key={name}
            label={labels[name]}
            name={name}
            defaultValue={conditions[name]}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        ),
      )}
    </SearchForm>
  )
}
