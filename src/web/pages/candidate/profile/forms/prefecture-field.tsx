import type { ReactNode } from 'react'
import { SelectField } from '#web/ui/fields/select.tsx'
import type { Loaded } from '../load.ts'

type PrefectureFieldProps = {
  id: string
  error: string | undefined
  label: ReactNode
  optional?: boolean
  hint?: string
  regions: Loaded['regions']
  value: string
  onChange: (id: string) => void
}

/** One prefecture by its region, or none. */
export function PrefectureField({ regions, onChange, ...field }: PrefectureFieldProps) {
  return (
    <SelectField {...field} emptyLabel="選択しない" onChange={({ target }) => onChange(target.value)}>
      {regions.map(({ name, prefectures }) => (
        <optgroup key={name} label={name}>
          {prefectures.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
