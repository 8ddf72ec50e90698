import { Link } from 'react-router'
import { hasCheckIn } from '#domain/scout-invitation/booking/check-in/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import styles from './date-links.module.css'

type DateLinksProps = { date: { id: string; endAt: string; type: string; location: string } }

/** The ways from a date that is not over: to its door, and to one's own calendar. */
export function DateLinks({ date }: DateLinksProps) {
  const now = useNow()
  const fileAddress = useFileAddress()
  if (Date.parse(date.endAt) <= Date.parse(now)) return null
  return (
    <p className={styles.ways}>
      {hasCheckIn(date) && (
        <Link className={linkClass()} to={clientUrls.checkIn(date.id)}>
          受付をする
        </Link>
      )}
      <a className={linkClass()} href={fileAddress(clientUrls.dateCalendar(date.id))}>
        カレンダーに追加
      </a>
    </p>
  )
}
