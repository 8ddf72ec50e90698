import { schedulingLimits, schedulingText } from '#domain/scheduling/rules.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { TagInput } from '#web/ui/fields/tag-input.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { DraftForm } from '#web/parts/forms/draft/use-draft.ts'
import { typeNames } from '../type-names.ts'
import type { Draft } from './draft.ts'
import styles from './editor.module.css'

export type CompanyUser = { id: string; familyName: string; givenName: string; department: string }

type SchedulingFieldsProps = {
  form: Pick<DraftForm<Draft>, 'draft' | 'change' | 'field'>
  /** The type of an existing scheduling cannot change. */
  isNew: boolean
  companyUsers: readonly CompanyUser[]
}

const types = [
  { value: 'EVENT', label: typeNames.EVENT },
  { value: 'INTERVIEW', label: typeNames.INTERVIEW },
] as const

export function SchedulingFields({ form, isNew, companyUsers }: SchedulingFieldsProps) {
  const { draft } = form
  const { type } = draft
  const onChange = (to: Partial<Draft>) => form.change({ ...draft, ...to })
  const text = (name: 'title' | 'location' | 'url' | 'emergencyContact') => ({
    ...form.field(name),
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      {isNew ? (
        <FieldGroup
          label="種類"
          hint={type === 'EVENT' ? '1つの日程に、何人も参加できます。' : '1つの日程に、1名が参加します。'}
        >
          <Segments
            label="種類"
            value={type}
            options={types}
            onChange={(next) => onChange({ type: next })}
            className={styles.fit}
          />
        </FieldGroup>
      ) : (
        <p className={styles.type}>{typeNames[type]}</p>
      )}
      <TextField label="予定名" required hint={`${schedulingLimits.title}文字以内`} {...text('title')} />
      <TextField
        label="場所"
        optional
        hint="会場名や住所。オンラインだけのときは空のままにします。"
        {...text('location')}
      />
      <TextField label="オンラインのURL" optional type="url" inputMode="url" {...text('url')} />
      <TagInput
        {...form.field('belongings')}
        label="持ち物"
        optional
        hint={`1件${schedulingLimits.belonging}文字以内。Enterか読点で区切ります。`}
        value={draft.belongings}
        max={schedulingLimits.belongings}
        tooMany={schedulingText.belongings}
        maxLetters={schedulingLimits.belonging}
        onChange={(belongings) => onChange({ belongings })}
      />
      <TextField label="緊急連絡先" optional hint="当日、学生が連絡できる電話番号など" {...text('emergencyContact')} />
      <FieldGroup label="学生へのリマインド" row>
        <Checkbox
          checked={draft.remindThreeDaysBefore}
          onChange={(event) => onChange({ remindThreeDaysBefore: event.target.checked })}
        >
          3日前
        </Checkbox>
        <Checkbox
          checked={draft.remindOneDayBefore}
          onChange={(event) => onChange({ remindOneDayBefore: event.target.checked })}
        >
          前日
        </Checkbox>
      </FieldGroup>
      <FieldGroup label="担当者（予約の通知先）" optional>
        <div className={chipsClass()}>
          {companyUsers.map(({ id, familyName, givenName }) => (
            <ChipToggle
              key={id}
              checked={draft.notified.includes(id)}
              onChange={(event) =>
                onChange({
                  isNotifiedChosen: true,
                  notified: event.target.checked ? [...draft.notified, id] : draft.notified.filter((one) => one !== id),
                })
              }
            >
              {familyName} {givenName}
            </ChipToggle>
          ))}
        </div>
      </FieldGroup>
    </>
  )
}
