import { useFetcher } from 'react-router'
import { attendances, type BookingStatus } from '#domain/scout-invitation/booking/rules.ts'
import { formOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { segmentClass, segmentsClass } from '#web/ui/segments.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './attendance.module.css'

const words = { ATTENDED: '出席', NO_SHOW: '欠席' } as const

type AttendanceProps = {
  bookingId: string
  name: string
  status: BookingStatus
  canMark: boolean
  /** The act of the page. */
  intent: string
}

/** A student's attendance, marked from the beginning of a date on and seen only by the company that held the date. */
export function Attendance({ bookingId, name, status, canMark, intent }: AttendanceProps) {
  const fetcher = useFetcher<Answer>()
  useSuccessMessage(fetcher.data)
  const refused = useRefusal(fetcher)
  const sent = formOnItsWay(fetcher)?.get('attendance')
  const pending = attendances.find((one) => one === sent)
  const marked = pending ?? attendances.find((one) => one === status)
  if (!canMark)
    return (
      <>
        {marked && <Badge kind={marked === 'ATTENDED' ? 'success' : 'line'}>{words[marked]}</Badge>}
        <ErrorNotice message={refused?.message} />
      </>
    )
  return (
    <fetcher.Form method="post" className={styles.attendance}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={bookingId} />
      <IdempotencyKey intention={`${bookingId}-${marked ?? ''}`} />
      <div role="group" aria-label={`${name}の出欠`} className={segmentsClass()}>
        {attendances.map((one) => (
          <button
            key={one}
            type="submit"
            name="attendance"
            value={one}
            className={segmentClass()}
            aria-pressed={one === marked}
          >
            {words[one]}
          </button>
        ))}
      </div>
      <ErrorNotice message={refused?.message} />
    </fetcher.Form>
  )
}
