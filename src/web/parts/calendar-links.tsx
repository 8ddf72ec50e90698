import { googleCalendarUrl, outlookCalendarUrl, type FilledEntry } from '#ground/calendar-file.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './calendar-links.module.css'

/** Links that add an appointment to the student's own calendar; `file` is the address of its file. */
export function CalendarLinks({ entry, file }: { entry: FilledEntry; file: string }) {
  return (
    <div className={styles.links}>
      <a className={buttonClass({ kind: 'secondary' })} href={file}>
        <Icon name="calendar" />
        カレンダーに追加
      </a>
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
