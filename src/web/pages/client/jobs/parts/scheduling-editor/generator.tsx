import { useState } from 'react'
import { weekdays, monthDay, tokyoDay } from '#ground/tokyo-time.ts'
import { weekdayOf } from '#ground/day.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { schedulingLimits, type SchedulingType } from '#domain/scheduling/rules.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipButton, ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { SelectField } from '#web/ui/fields/select.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { newRow, type Row } from './draft.ts'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { TimePicker } from '#web/ui/fields/time-picker.tsx'
import { holidayName } from '#domain/lookup/holiday/rules.ts'
import { hoursOf, newSlots, slotsOf, type Slot, type SlotPlan, firstDayOf, whyNone, withinLimit } from './slots.ts'
import styles from './editor.module.css'

export type Wish = { date: string; timeOfDay: keyof typeof hoursOf }

type GeneratorProps = {
  type: SchedulingType
  wishes: readonly Wish[]
  day: string
  rows: readonly Row[]
  onAdd: (rows: Row[]) => void
}

const lengths = [15, 20, 30, 45, 60, 90, 120, 180]
const gaps = [0, 5, 10, 15, 30]
const minutesLabel = (minutes: number) => ({ value: String(minutes), label: `${minutes}分` })
const workingDays = [1, 2, 3, 4, 5]

/** Adds many dates at once, from the slots of a period, weekdays and hours. */
export function Generator({ type, wishes, day, rows, onAdd }: GeneratorProps) {
  const now = useNow()
  const today = tokyoDay(now)
  const [plan, setPlan] = useState(() => firstPlan(type, wishes, day, today))
  const [capacity, setCapacity] = useState('30')
  const change = (to: Partial<SlotPlan>) => setPlan({ ...plan, ...to })
  const all = newSlots(slotsOf(plan), rows, now)
  const slots = withinLimit(all, rows)
  return (
    <section className={styles.generator} aria-labelledby="generator">
      <h3 id="generator">日程をまとめて追加</h3>
      {wishes.length > 0 && (
        <FieldGroup label="学生の希望から選ぶ">
          <div className={chipsClass()}>
            {wishes.map((wish, at) => (
              <ChipButton key={`${wish.date}-${wish.timeOfDay}`} onClick={() => change(planOf(wish))}>
                第{at + 1}希望　{monthDay(wish.date)} {hoursOf[wish.timeOfDay].label}
              </ChipButton>
            ))}
          </div>
        </FieldGroup>
      )}
      <div className={styles.range}>
        <DatePicker
          label="開始日"
          today={today}
          min={today}
          holidayOf={holidayName}
          value={plan.startDay}
          onChange={(startDay) => change({ startDay })}
        />
        <DatePicker
          label="終了日"
          today={today}
          min={plan.startDay || today}
          holidayOf={holidayName}
          value={plan.endDay}
          onChange={(endDay) => change({ endDay })}
        />
      </div>
      <FieldGroup label="曜日">
        <div className={classNames(chipsClass(), styles.weekdays)}>
          {weekdays.map((name, at) => (
            <ChipToggle
              key={name}
              checked={plan.weekdays.includes(at)}
              onChange={(event) =>
                change({
                  weekdays: event.target.checked
                    ? [...plan.weekdays, at]
                    : plan.weekdays.filter((weekday) => weekday !== at),
                })
              }
            >
              {name}
            </ChipToggle>
          ))}
        </div>
        <Checkbox checked={plan.skipsHolidays} onChange={(event) => change({ skipsHolidays: event.target.checked })}>
          祝日を除く
        </Checkbox>
      </FieldGroup>
      <div className={styles.range}>
        <TimePicker label="時間帯の始まり" value={plan.from} onChange={(from) => change({ from })} />
        <TimePicker label="時間帯の終わり" value={plan.to} onChange={(to) => change({ to })} />
      </div>
      <div className={styles.row}>
        <SelectField
          label="1枠の長さ"
          value={String(plan.minutes)}
          options={lengths.map(minutesLabel)}
          onChange={(event) => change({ minutes: Number(event.target.value) })}
        />
        <SelectField
          label="枠の間隔"
          value={String(plan.gap)}
          options={gaps.map(minutesLabel)}
          onChange={(event) => change({ gap: Number(event.target.value) })}
        />
        {type === 'EVENT' && (
          <TextField
            label="定員"
            inputMode="numeric"
            value={capacity}
            onChange={(event) => setCapacity(event.target.value.normalize('NFKC'))}
          />
        )}
      </div>
      <p className="note-13" aria-live="polite">
        {whyNone(plan, rows, now) ?? (slots.length === 0 ? tooMany(0) : previewOf(slots))}
        {slots.length > 0 && slots.length < all.length && <span>{tooMany(slots.length)}</span>}
      </p>
      <Button
        kind="secondary"
        wide
        disabled={slots.length === 0}
        onClick={() => onAdd(slots.map((slot) => newRow(slot, type === 'INTERVIEW' ? '1' : capacity)))}
      >
        <Icon name="plus" />
        {slots.length}枠を追加
      </Button>
    </section>
  )
}

const tooMany = (count: number) =>
  count === 0
    ? `日程は1つの予定につき${schedulingLimits.dates}件までのため、これ以上は追加できません。`
    : `日程は1つの予定につき${schedulingLimits.dates}件までのため、はじめの${count}枠を追加します。`

function previewOf(slots: readonly Slot[]) {
  const examples = slots.slice(0, 3).map(({ day, from, to }) => `${monthDay(day)} ${from}–${to}`)
  const rest = slots.length - examples.length
  return [...examples, ...(rest > 0 ? [`ほか${rest}枠`] : [])].map((text, at, all) => (
    <span key={text}>
      <span className="whole">{at < all.length - 1 ? `${text}、` : text}</span>
      <wbr />
    </span>
  ))
}

const planOf = ({ date, timeOfDay }: Wish) => ({
  startDay: date,
  endDay: date,
  weekdays: [weekdayOf(date)],
  from: hoursOf[timeOfDay].from,
  to: hoursOf[timeOfDay].to,
  // The student asked for this day, even if it is a holiday.
  skipsHolidays: false,
})

function firstPlan(type: SchedulingType, [wish]: readonly Wish[], day: string, today: string): SlotPlan {
  const startDay = firstDayOf(day, today)
  const usual = {
    startDay,
    endDay: startDay,
    weekdays: [...new Set([weekdayOf(startDay), ...workingDays])],
    from: '13:00',
    to: '17:00',
    minutes: type === 'EVENT' ? 60 : 30,
    gap: 0,
    // A holiday that was chosen in the calendar is meant.
    skipsHolidays: holidayName(startDay) === null,
  }
  return wish ? { ...usual, ...planOf(wish) } : usual
}
