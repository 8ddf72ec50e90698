import { Form } from 'react-router'
import { spanText } from '#ground/time/span.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Meeting } from './meeting.tsx'
import styles from './after-dates.module.css'

export const MeetingFields = graphql(`
  fragment MeetingFields on Meeting {
    id
    title
    startAt
    endAt
    jobTitle
    attendancePress
    outcome
    revision
    awaitsOutcome
    booking {
      id
      status
      canMarkAttendance
      scoutInvitationId
      evaluation {
        ...BookingEvaluationFields
      }
      candidate {
        id
        schoolName
        noteCount
        ... on DisclosedSearchCandidate {
          familyName
          givenName
        }
      }
    }
  }
`)

type MeetingsOfDateProps = {
  /** The date. */
  id: string
  meetings: readonly FragmentType<typeof MeetingFields>[]
  canWrite: boolean
}

export function MeetingsOfDate({ id, meetings: masked, canWrite }: MeetingsOfDateProps) {
  const meetings = readFragment(MeetingFields, masked)
  const [first] = meetings
  if (!first) return null
  const presses = Map.groupBy(
    meetings.filter(({ attendancePress }) => attendancePress),
    ({ attendancePress }) => attendancePress ?? '',
  )
  const unmarked = meetings.filter(({ booking }) => booking.status === 'BOOKED').length
  return (
    <section aria-labelledby={`date-${id}`} className="stack-4">
      <div className={styles.head}>
        <div>
          <h2 id={`date-${id}`}>{spanText(first.startAt, first.endAt)}</h2>
          <p className="note-13">{[...new Set([first.title, first.jobTitle])].join('　')}</p>
        </div>
        {canWrite && unmarked > 0 && meetings.length > 1 && (
          <Form method="post" action={clientUrls.afterDates()}>
            <HiddenFields fields={{ intent: 'all', id }} />
            <IdempotencyKey intention={`all-${id}-${unmarked}`} />
            <Button type="submit" kind="secondary" data-all>
              全員出席にする（{unmarked}名）
            </Button>
          </Form>
        )}
      </div>
      {canWrite &&
        [...presses].map(([press, ofPress]) => <Undo key={press} id={id} press={press} count={ofPress.length} />)}
      <div>
        {meetings.map((meeting) => (
          <Meeting key={meeting.id} meeting={meeting} canWrite={canWrite} />
        ))}
      </div>
    </section>
  )
}

/** Stands until somebody evaluates, tells an outcome or changes the mark of everybody whom the press has marked. */
const Undo = ({ id, press, count }: { id: string; press: string; count: number }) => (
  <Form method="post" action={clientUrls.afterDates()} className="line-2">
    <HiddenFields fields={{ intent: 'undo-all', id, press }} />
    <IdempotencyKey intention={`undo-all-${press}`} />
    <span className="quiet">まとめて出席にした{count}名</span>
    <Button type="submit" kind="quiet">
      元に戻す
    </Button>
  </Form>
)
