import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { ReactNode } from 'react'
import { monthDay, shortDate, time, tokyoDay, weekdayName } from '#ground/tokyo-time.ts'
import { Card } from '#web/ui/card.tsx'
import { AskCompany } from './ask-company.tsx'
import { CancelButton } from './cancel-booking.tsx'
import styles from './schedule.module.css'

const CurrentDateFields = graphql(`
  fragment CurrentDate on ChosenDate {
    id
    startAt
    endAt
    changeableUntil
    isChangeable
    isCompanySuspended
    company {
      displayName
    }
    ...AskCompany
  }
`)

type CurrentDateProps = {
  date: FragmentType<typeof CurrentDateFields>
  invitationId: string
}

/** The booked date, the deadline for changes, and the contact for a date that is not changed here. */
export function CurrentDate({ date, invitationId }: CurrentDateProps) {
  const current = readFragment(CurrentDateFields, date)
  const { id, startAt, endAt, changeableUntil, isChangeable, isCompanySuspended, company } = current
  return (
    <Card as="section" className={styles.current} aria-labelledby="current">
      <h2 id="current">いまの日程</h2>
      <BigDate startAt={startAt} endAt={endAt} />
      {isChangeable ? (
        <div className={styles.currentFoot}>
          <p className="quiet">
            {!isCompanySuspended && '変更や'}取り消しは{monthDay(changeableUntil)} {time(changeableUntil)}まで
          </p>
          <CancelButton
            invitationId={invitationId}
            bookingId={id}
            companyName={company.displayName}
            startAt={startAt}
          />
        </div>
      ) : (
        <AskCompany date={current} />
      )}
    </Card>
  )
}

/** 12/9 水曜日 15:00〜16:00; a date of several days has a line for its beginning and one for its end. */
export function BigDate({ startAt, endAt }: { startAt: string; endAt: string }) {
  return (
    <div className={styles.bigDate}>
      {tokyoDay(startAt) === tokyoDay(endAt) ? (
        <DayAndTime at={startAt}>
          {time(startAt)}
          <i>〜</i>
          {time(endAt)}
        </DayAndTime>
      ) : (
        <>
          <DayAndTime at={startAt}>
            {time(startAt)}
            <i>〜</i>
          </DayAndTime>
          <DayAndTime at={endAt}>{time(endAt)}</DayAndTime>
        </>
      )}
    </div>
  )
}

const DayAndTime = ({ at, children }: { at: string; children: ReactNode }) => (
  <time dateTime={at}>
    <span>
      <b>{shortDate(at)}</b>
      <span>{weekdayName(at)}</span>
    </span>
    <b>{children}</b>
  </time>
)
