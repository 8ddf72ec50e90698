import { holidayName } from '#domain/lookup/holiday/rules.ts'
import { maxDaysAhead, sendingTimes } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { addDays } from '#ground/day.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { DatePicker } from '#web/ui/fields/date-picker.tsx'
import { TimePicker } from '#web/ui/fields/time-picker.tsx'
import type { ChosenTime } from './send-at.ts'
import styles from '../steps/steps.module.css'

type ChosenTimePickersProps = { value: ChosenTime; onChange: (part: Partial<ChosenTime>) => void }

/** The day and the time at which a scout is to leave. */
export function ChosenTimePickers({ value, onChange }: ChosenTimePickersProps) {
  const today = tokyoDay(useNow())
  return (
    <div className={styles.moment}>
      <DatePicker
        label="送信する日"
        hideLabel
        today={today}
        min={today}
        max={addDays(today, maxDaysAhead)}
        holidayOf={holidayName}
        value={value.day}
        onChange={(day) => onChange({ day })}
      />
      <TimePicker
        label="送信する時刻"
        hideLabel
        min={sendingTimes.from}
        max="19:59"
        value={value.clock}
        onChange={(clock) => onChange({ clock })}
      />
    </div>
  )
}
