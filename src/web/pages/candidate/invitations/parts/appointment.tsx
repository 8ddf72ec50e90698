import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { AppointmentFragment } from '#web/generated/graphql.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { stoppedText } from '#ground/words/company-stopped.ts'
import { urls } from '#ground/urls.ts'
import styles from './appointment.module.css'
import { whyUnchangeable } from './ask-company.tsx'
import { CancelButton } from './cancel-booking.tsx'
import { BigDate } from './current-date.tsx'
import { DateCalendarLinks } from './date-calendar-links.tsx'
import { EndedPlaces } from './ended-places.tsx'
import { EmergencyContact } from './emergency-contact.tsx'
import { Until } from './until.tsx'

const AppointmentFields = graphql(`
  fragment Appointment on ChosenDate {
    id
    startAt
    endAt
    title
    location
    url
    belongings
    emergencyContact
    changeableUntil
    isChangeable
    isSettled
    canGiveDayNotice
    isMissed
    isCompanySuspended
    isPresent
    scoutInvitationId
    ...DateCalendarLinks
    ...EndedPlaces
    company {
      displayName
      ...CompanyMark
    }
  }
`)

/**
 * A booked date with all information the student needs on the day. One that its scout shows no more, as of an earlier
 * step, leads to the scout: the page of the date is that of another one.
 */
export function Appointment({ date }: { date: FragmentType<typeof AppointmentFields> }) {
  const appointment = readFragment(AppointmentFields, date)
  const { startAt, endAt, title, company, scoutInvitationId, isMissed, isCompanySuspended, isPresent } = appointment
  const now = useNow()
  const isPast = Date.parse(endAt) <= Date.parse(now)
  return (
    <Card as="article" className={styles.card} aria-label={`${company.displayName} ${monthDay(startAt)}`}>
      <BigDate startAt={startAt} endAt={endAt} />
      <CompanyLine
        heading="h2"
        company={company}
        note={title}
        end={!isPast && (isMissed ? <Badge kind="line">欠席</Badge> : <Until startAt={startAt} now={now} />)}
      >
        <Link
          className={styles.name}
          to={isPresent ? urls.candidate.eventDetails(scoutInvitationId) : urls.candidate.invitation(scoutInvitationId)}
        >
          {company.displayName}
        </Link>
      </CompanyLine>
      {isCompanySuspended && !isPast && !isMissed && <Notice kind="warning">{stoppedText.booked}</Notice>}
      <AppointmentFacts appointment={appointment} />
      {!isPast && <EndedPlaces date={appointment} />}
      {!isPast && isPresent && <AppointmentActs appointment={appointment} />}
    </Card>
  )
}

function AppointmentFacts({ appointment }: { appointment: AppointmentFragment }) {
  const { location, url, belongings, emergencyContact } = appointment
  return (
    <Facts compact className={styles.facts}>
      {location && <Fact label="場所">{location}</Fact>}
      {url && (
        <Fact label="参加URL">
          <a className={linkClass()} href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </a>
        </Fact>
      )}
      {belongings.length > 0 && <Fact label="持ち物">{belongings.join('、')}</Fact>}
      {emergencyContact && (
        <Fact label="緊急連絡先">
          <EmergencyContact text={emergencyContact} />
        </Fact>
      )}
    </Facts>
  )
}

function AppointmentActs({ appointment }: { appointment: AppointmentFragment }) {
  const { scoutInvitationId: id, startAt, company, changeableUntil, isChangeable, isCompanySuspended } = appointment
  if (appointment.isMissed)
    return (
      <div className={styles.acts}>
        <ButtonLink kind="secondary" to={urls.candidate.eventDetails(id)}>
          欠席の予定を見る
        </ButtonLink>
      </div>
    )
  return (
    <div className={styles.acts}>
      <DateCalendarLinks date={appointment} />
      <p className="quiet">
        {isChangeable
          ? `${isCompanySuspended ? '' : '変更や'}取り消しは${monthDay(changeableUntil)} ${time(changeableUntil)}まで`
          : whyUnchangeable(appointment)}
      </p>
      {appointment.canGiveDayNotice && (
        <ButtonLink kind="secondary" to={`${urls.candidate.eventDetails(id)}#day`}>
          遅刻・欠席を伝える
        </ButtonLink>
      )}
      {isChangeable && (
        <div className={styles.change}>
          {!isCompanySuspended && (
            <ButtonLink kind="quiet" to={urls.candidate.eventEdit(id)}>
              日程を変更する
            </ButtonLink>
          )}
          <CancelButton
            invitationId={id}
            bookingId={appointment.id}
            companyName={company.displayName}
            startAt={startAt}
          />
        </div>
      )}
    </div>
  )
}
