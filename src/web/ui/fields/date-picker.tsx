import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { buttonClass } from '../button.tsx'
import { Calendar, type CalendarProps } from './calendar.tsx'
import styles from './control.module.css'
import picker from './date-picker.module.css'
import { isDay } from '#ground/day.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { readDay } from '#ground/time/typed-day.ts'
import { Field, type FieldControl, type FieldLook, partField } from './field.tsx'
import { Icon } from '../marks/icon.tsx'
import { isComposing } from '../browser/ime.ts'
import { Input } from './input.tsx'
import { Popover } from '../overlays/popover.tsx'
import { useWidePointer } from '../browser/wide-pointer.ts'

type DatePickerProps = FieldLook &
  Omit<CalendarProps, 'value' | 'onChoose'> & {
    name?: string
    /** 'YYYY-MM-DD', or '' for no date. */
    value?: string
    defaultValue?: string
    onChange?: (day: string) => void
    disabled?: boolean
  }

/** The system's picker on phones and without scripts. On wide screens, an input with a calendar. */
export function DatePicker(props: DatePickerProps) {
  const [field, { value, defaultValue = '', onChange, ...rest }] = partField(props)
  const [own, setOwn] = useState(defaultValue)
  const change = (day: string) => {
    setOwn(day)
    onChange?.(day)
  }
  return (
    <Field {...field}>
      {(control) => <DateInput {...rest} value={value ?? own} onChange={change} control={control} />}
    </Field>
  )
}

type DateInputProps = Omit<CalendarProps, 'value' | 'onChoose'> & {
  name?: string
  value: string
  onChange: (day: string) => void
  disabled?: boolean
  control: Partial<FieldControl> & { 'aria-label'?: string }
}

/** The control without a label; give the control an aria-label. */
export function DateInput(props: DateInputProps) {
  return useWidePointer() ? <TypedDate {...props} /> : <SystemDate {...props} />
}

function SystemDate({ control, name, value, onChange, min, max, disabled }: DateInputProps) {
  const input = useRef<HTMLInputElement>(null)
  // Takes over a date that was chosen before React was ready.
  const wake = useEffectEvent(() => {
    const chosen = input.current?.value ?? ''
    if (chosen !== value) onChange(chosen)
  })
  useLayoutEffect(() => wake(), [])
  return (
    <>
      <Input
        {...control}
        ref={input}
        type="date"
        name={name}
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      {/* The system's picker shows no weekday. */}
      <p className={picker.weekday}>{isDay(value) && longDate(value)}</p>
    </>
  )
}

function TypedDate({ control, name, value, onChange, disabled, ...calendar }: DateInputProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useState<string | null>(null)
  /** The key of the calendar: after each closing, a new calendar begins at the chosen day. */
  const [closings, setClosings] = useState(0)
  /**
   * The calendar renders only when the pointer or the focus comes near: a list of dates would hold thousands of day
   * buttons.
   */
  const [isNear, setNear] = useState(false)
  const chosen = isDay(value) ? value : null
  const settle = () => {
    if (text === null) return
    const day = readDay(text, calendar.today)
    setText(null)
    // Text that is not a date is dropped, and the chosen day stays.
    if (day ?? !text.trim()) onChange(day ?? '')
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event) || text === null) return
    event.preventDefault()
    settle()
  }
  return (
    <div ref={frame} className={styles.group} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <Input
        {...control}
        className={styles.withEnd}
        value={text ?? (chosen ? longDate(chosen) : '')}
        placeholder="例：2026/12/3"
        autoComplete="off"
        disabled={disabled}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={keyDown}
        onBlur={settle}
      />
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
      {!disabled && (
        <Popover
          role="dialog"
          label="日付を選ぶ"
          trigger={<Icon name="calendar" />}
          triggerLabel="カレンダーを開く"
          triggerClass={buttonClass({ kind: 'quiet', icon: true, className: styles.end })}
          className={picker.surface}
          anchor={frame}
          onClosed={() => setClosings(closings + 1)}
        >
          {isNear && (
            <Calendar
              key={`${value} ${closings}`}
              {...calendar}
              value={chosen}
              onChoose={(day) => {
                setText(null)
                onChange(day)
                frame.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover()
              }}
            />
          )}
        </Popover>
      )}
    </div>
  )
}
