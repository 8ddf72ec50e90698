import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { monthDay, shortDate, time, weekdayName } from '#ground/tokyo-time.ts'
import { Card } from '#web/ui/card.tsx'
import { CancelButton } from './cancel-booking.tsx'
import styles from './schedule.module.css'
import { TooLate } from './too-late.tsx'

const CurrentDateFields = graphql(`
  fragment CurrentDate on ChosenDate {
    startAt
    endAt
    changeableUntil
    isChangeable
    emergencyContact
    company {
      displayName
    }
  }
`)

type CurrentDateProps = {
  date: FragmentType<typeof CurrentDateFields>
  invitationId: string
  /** False once the company has said more than a date, so that the product changes none. */
  isOpen: boolean
}

/** The booked date, the deadline for changes, and the contact after that deadline. */
export function CurrentDate({ date, invitationId, isOpen }: CurrentDateProps) {
  const { startAt, endAt, changeableUntil, isChangeable, emergencyContact, company } = readFragment(
    CurrentDateFields,
    date,
  )
  return (
    <Card as="section" className={styles.current} aria-labelledby="current">
      <h2 id="current">いまの日程</h2>
      <BigDate startAt={startAt} endAt={endAt} />
      {isChangeable && isOpen ? (
        <div className={styles.currentFoot}>
          <p className="quiet">
            変更や取り消しは{monthDay(changeableUntil)} {time(changeableUntil)}まで
          </p>
          <CancelButton invitationId={invitationId} companyName={company.displayName} startAt={startAt} />
        </div>
      ) : (
        <TooLate emergencyContact={emergencyContact} />
      )}
    </Card>
  )
}

/** 12/9 水曜日 15:00〜16:00 */
export function BigDate({ startAt, endAt }: { startAt: string; endAt: string }) {
  return (
    <p className={styles.bigDate}>
      <time dateTime={startAt}>
        <span>
          <b>{shortDate(startAt)}</b>
          <span>{weekdayName(startAt)}</span>
        </span>
        <b>
          {time(startAt)}
          <i>〜</i>
          {time(endAt)}
        </b>
      </time>
    </p>
  )
}
