import { useId, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { graphql, readFragment } from '#web/generated/index.ts'
import { bookingsOf } from '#web/parts/bookings-of.ts'
import { hoursText } from '#ground/time/span.ts'
import { daysUntil, monthDay, time } from '#ground/tokyo-time.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { placeWords } from '#ground/words/place.ts'
import { callStudent, nameOf } from '#web/parts/students/disclosed.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useInSight } from '#web/ui/browser/in-sight.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { deskText, heldSeatText } from '#ground/words/desk.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import { classOf } from '#web/parts/students/student-words.ts'
import type { Address } from './address.ts'
import { DateLinks } from '../../parts/date-links.tsx'
import { typeNames } from '../parts/type-names.ts'
import { Attendance } from '../../parts/attendance.tsx'
import { CallOffDialog } from './call-off-dialog.tsx'
import { DeleteDateDialog } from './delete-date-dialog.tsx'
import { DayNoticeMark } from './day-notice-mark.tsx'
import { seatsText, stateOf, type ShownDate } from './date-state.ts'
import styles from './day.module.css'

export const BookedStudent = graphql(`
  fragment BookedStudent on Booking {
    id
    status
    canMarkAttendance
    scoutInvitationId
    previousStartAt
    dayNotice {
      kind
      minutes
    }
    candidate {
      id
      schoolName
      departmentName
      education {
        graduationYear
      }
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
`)

export const DateFields = graphql(`
  fragment DateFields on SchedulingDate {
    __typename
    id
    startAt
    endAt
    canDelete
    hasCapacity
    isForceCapacityFull
    calledOffAt
    isClosed
    totalCountAcceptedSearchCandidates
    waitingCount
    offeredCount
    scheduling {
      id
      type
      title
      location
      url
    }
    jobs {
      id
      title
    }
    notifiedCompanyUsers {
      id
      familyName
    }
    ... on EventDate {
      capacity
      acceptedSearchCandidates {
        ...BookedStudent
      }
    }
    ... on InterviewDate {
      acceptedSearchCandidate {
        ...BookedStudent
      }
    }
  }
`)

type DateCardProps = { date: ShownDate; address: Address; isHighlighted?: boolean }

export function DateCard({ date, address, isHighlighted }: DateCardProps) {
  const canWrite = useCanWrite()
  const card = useRef<HTMLDivElement>(null)
  useInSight(() => card.current, isHighlighted)
  const { scheduling } = date
  const state = stateOf(date)
  const place = placeWords({ location: scheduling.location, isOnline: scheduling.url !== null })
  return (
    <Card as="article" ref={card} className={styles.date} aria-current={isHighlighted ? 'true' : undefined}>
      <div className={styles.dateHead}>
        <time dateTime={date.startAt}>
          {daysUntil(date.endAt, date.startAt) > 0 ? (
            <>
              <span className="whole">{`${monthDay(date.startAt)} ${time(date.startAt)}〜`}</span>
              <wbr />
              <span className="whole">{`${monthDay(date.endAt)} ${time(date.endAt)}`}</span>
            </>
          ) : (
            hoursText(date.startAt, date.endAt)
          )}
        </time>
        <Badge kind={state.kind}>{state.text}</Badge>
      </div>
      <h3>
        <Phrases>{scheduling.title}</Phrases>
      </h3>
      <p className="note-13">
        {typeNames[scheduling.type]}　{place || <span className="urgent">場所・URLが未設定です</span>}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>予約</dt>
          <dd className="num">{seatsText(date)}</dd>
        </div>
        {date.offeredCount > 0 && (
          <div>
            <dt>確保中</dt>
            <dd className="num">{date.offeredCount}席</dd>
          </div>
        )}
        {date.waitingCount > 0 && (
          <div>
            <dt>キャンセル待ち</dt>
            <dd className="num">{date.waitingCount}名</dd>
          </div>
        )}
        {date.jobs.length > 0 && (
          <div>
            <dt>募集</dt>
            <dd>{titlesOf(date)}</dd>
          </div>
        )}
        {date.notifiedCompanyUsers.length > 0 && (
          <div>
            <dt>担当</dt>
            <dd>{date.notifiedCompanyUsers.map(({ familyName }) => familyName).join('、')}</dd>
          </div>
        )}
      </dl>
      <BookedStudents date={date} />
      <DateLinks date={{ ...date.scheduling, id: date.id, endAt: date.endAt }} />
      {canWrite && <DateActs date={date} address={address} />}
    </Card>
  )
}

const shownJobs = 3

function titlesOf({ jobs }: ShownDate) {
  const first = jobs.slice(0, shownJobs).map(({ title }) => title)
  return `${first.join('、')}${jobs.length > shownJobs ? ` ほか${jobs.length - shownJobs}件` : ''}`
}

const studentUrl = (id: string) => clientUrls.candidates(new URLSearchParams({ ids: id, preview: id }))

function BookedStudents({ date }: Pick<DateCardProps, 'date'>) {
  const canWrite = useCanWrite()
  const isPast = Date.parse(date.startAt) <= Date.parse(useNow())
  const bookings = readFragment(BookedStudent, bookingsOf(date))
  if (bookings.length === 0) return null
  return (
    <ul className={styles.students} aria-label="予約した学生">
      {bookings.map(({ id, status, canMarkAttendance, previousStartAt, scoutInvitationId, dayNotice, candidate }) => (
        <li key={id}>
          <Link className={linkButtonClass()} to={studentUrl(candidate.id)}>
            {nameOf(candidate) ?? '予約した学生'}
          </Link>
          <span className="note-12">
            {[candidate.schoolName, candidate.departmentName, classOf(candidate.education.graduationYear)]
              .filter(Boolean)
              .join(' ')}
          </span>
          {previousStartAt && (
            <span className="note-12">
              変更（前は{monthDay(previousStartAt)} {time(previousStartAt)}）
            </span>
          )}
          {canWrite && status === 'BOOKED' && !isPast && (
            <Link className={linkButtonClass()} to={clientUrls.threadDate(scoutInvitationId)}>
              日程を移す
            </Link>
          )}
          <DayNoticeMark notice={dayNotice} />
          <Attendance
            bookingId={id}
            name={callStudent(candidate)}
            status={status}
            canMark={canWrite && canMarkAttendance}
            intent="mark-attendance"
          />
        </li>
      ))}
    </ul>
  )
}

function DateActs({ date, address }: Pick<DateCardProps, 'date' | 'address'>) {
  const isPast = Date.parse(date.startAt) <= Date.parse(useNow())
  const fetcher = useFetcher<Answer>()
  const [isDeleting, setDeleting] = useState(false)
  const [isCallingOff, setCallingOff] = useState(false)
  // A date of several days has a card on each.
  const whyId = useId()
  useSuccessMessage(fetcher.data)
  const refused = useRefusal(fetcher)
  const isFull = date.isForceCapacityFull
  return (
    <>
      <div className={styles.acts}>
        {!isPast && !date.calledOffAt && !date.isClosed && (date.hasCapacity || isFull) && (
          <fetcher.Form method="post">
            <input type="hidden" name="intent" value="toggle-full" />
            <input type="hidden" name="id" value={date.id} />
            <input type="hidden" name="isCapacityFull" value={String(!isFull)} />
            <IdempotencyKey intention={`${date.id}-${isFull}`} />
            <Button type="submit" kind="secondary" busy={isOnItsWay(fetcher)}>
              {isFull ? '受付を再開する' : '満席にする'}
            </Button>
          </fetcher.Form>
        )}
        <ButtonLink
          kind="secondary"
          to={clientUrls.calendar({ ...address, panel: date.scheduling.id, 'edited-date': date.id })}
          preventScrollReset
        >
          編集
        </ButtonLink>
        {!isPast && !date.calledOffAt && date.totalCountAcceptedSearchCandidates > 0 && (
          <Button kind="quiet" onClick={() => setCallingOff(true)}>
            中止する
          </Button>
        )}
        <Button
          kind="quiet"
          aria-disabled={!date.canDelete || undefined}
          aria-describedby={date.canDelete ? undefined : whyId}
          onClick={() => setDeleting(true)}
        >
          <Icon name="trash" />
          削除
        </Button>
      </div>
      {!date.canDelete && (
        <p className={styles.undeletable} id={whyId}>
          {date.offeredCount > 0 && date.totalCountAcceptedSearchCandidates === 0
            ? heldSeatText
            : deskText.scheduling_date_not_deletable}
        </p>
      )}
      <ErrorNotice message={refused?.message} className={styles.refused} />
      <CallOffDialog open={isCallingOff} onClose={() => setCallingOff(false)} date={date} />
      <DeleteDateDialog open={isDeleting} onClose={() => setDeleting(false)} date={date} />
    </>
  )
}
