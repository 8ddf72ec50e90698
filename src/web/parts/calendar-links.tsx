import {
  calendarFile,
  calendarFileName,
  googleCalendarUrl,
  outlookCalendarUrl,
  type CalendarEntry,
} from '#ground/calendar-file.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './calendar-links.module.css'

/** Links that add an appointment to the student's own calendar. */
export function CalendarLinks({ entry }: { entry: CalendarEntry }) {
  return (
    <div className={styles.links}>
      <Button kind="secondary" onClick={() => download(entry)}>
        <Icon name="calendar" />
        カレンダーに追加
      </Button>
      <a
        className={buttonClass({ kind: 'quiet' })}
        href={googleCalendarUrl(entry)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Googleカレンダー
        <Icon name="external" size="small" />
      </a>
      <a
        className={buttonClass({ kind: 'quiet' })}
        href={outlookCalendarUrl(entry)}
        target="_blank"
        rel="noopener noreferrer"
      >
        Outlook
        <Icon name="external" size="small" />
      </a>
    </div>
  )
}

function download(entry: CalendarEntry) {
  const file = new Blob([calendarFile(entry, new Date().toISOString())], { type: 'text/calendar;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = calendarFileName
  link.click()
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
