import { useState } from 'react'
import { Combobox } from './combobox.tsx'
import { readTime, timesBetween } from '#ground/time/typed-day.ts'
import { Field, type FieldLook, partField } from './field.tsx'
import { Input } from './input.tsx'
import { useWidePointer } from '../browser/wide-pointer.ts'

type TimePickerProps = FieldLook & {
  name?: string
  /** 'HH:mm', or '' for no time. */
  value?: string
  defaultValue?: string
  onChange?: (time: string) => void
  min?: string
  max?: string
  /** Minutes between the times of the list. Any other minute can be typed. */
  step?: number
  disabled?: boolean
}

/** The system's picker on phones and without scripts. On wide screens, a list that also accepts typed times. */
export function TimePicker({ min = '00:00', max = '23:59', step = 30, ...props }: TimePickerProps) {
  const [field, { name, value, defaultValue = '', onChange, disabled }] = partField(props)
  const [own, setOwn] = useState(defaultValue)
  const isWide = useWidePointer()
  const time = value ?? own
  const change = (next: string) => {
    setOwn(next)
    onChange?.(next)
  }
  if (isWide) {
    const options = timesBetween(min, max, step).map(optionOf)
    return (
      <Combobox
        {...field}
        name={name}
        options={options}
        value={time}
        onChange={change}
        read={(text) => readWithin(text, min, max)}
        emptyText="この時刻は選べません"
        placeholder="例：13:30"
        inputMode="numeric"
        disabled={disabled}
      />
    )
  }
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type="time"
          name={name}
          value={time}
          min={min}
          max={max}
          disabled={disabled}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </Field>
  )
}

const optionOf = (time: string) => ({ value: time, label: time })

function readWithin(text: string, min: string, max: string) {
  const time = readTime(text)
  return time && time >= min && time <= max ? optionOf(time) : undefined
}
