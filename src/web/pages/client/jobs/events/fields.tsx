import { type KeyboardEvent, useState } from 'react'
import { schedulingLimits, type SchedulingType } from '#domain/scheduling/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/check.tsx'
import { ChipToggle, chipsClass, RemovableChip } from '#web/ui/chip.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { isComposing } from '#web/ui/ime.ts'
import { Input } from '#web/ui/input.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { typeNames } from './date-card.tsx'
import { fieldId, type Draft } from './draft.ts'
import styles from './editor.module.css'

export type CompanyUser = { id: string; familyName: string; givenName: string; department: string }
type Errors = Record<string, string>

type SchedulingFieldsProps = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  type: SchedulingType
  /** Absent when the type is settled. */
  onType: ((type: SchedulingType) => void) | null
  errors: Errors
  companyUsers: readonly CompanyUser[]
}

const types = [
  { value: 'EVENT', label: typeNames.EVENT },
  { value: 'INTERVIEW', label: typeNames.INTERVIEW },
] as const

export function SchedulingFields({ draft, onChange, type, onType, errors, companyUsers }: SchedulingFieldsProps) {
  const text = (name: 'title' | 'location' | 'url' | 'emergencyContact') => ({
    id: fieldId(name),
    value: draft[name],
    error: errors[fieldId(name)],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      {onType ? (
        <FieldGroup
          label="種類"
          hint={type === 'EVENT' ? '1つの日程に、何人も参加できます。' : '1つの日程に、1名が参加します。'}
        >
          <Segments label="種類" value={type} options={types} onChange={onType} className={styles.fit} />
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
      <Belongings
        belongings={draft.belongings}
        error={errors[fieldId('belongings')]}
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

type BelongingsProps = {
  belongings: readonly string[]
  error: string | undefined
  onChange: (belongings: readonly string[]) => void
}

function Belongings({ belongings, error, onChange }: BelongingsProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const name = typed.trim()
    if (name && !belongings.includes(name)) onChange([...belongings, name])
    setTyped('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    event.preventDefault()
    add()
  }
  return (
    <FieldGroup
      id={fieldId('belongings')}
      label="持ち物"
      optional
      error={error}
      hint={`${schedulingLimits.belongings}件まで、1件${schedulingLimits.belonging}文字以内`}
    >
      {belongings.length > 0 && (
        <div className={chipsClass()}>
          {belongings.map((name) => (
            <RemovableChip key={name} name={name} onClick={() => onChange(belongings.filter((one) => one !== name))} />
          ))}
        </div>
      )}
      <div className={styles.addRow}>
        <Input
          aria-label="持ち物を追加"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={addOnEnter}
          onBlur={add}
        />
        <Button kind="secondary" onClick={add}>
          追加
        </Button>
      </div>
    </FieldGroup>
  )
}
