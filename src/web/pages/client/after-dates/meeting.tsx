import { Link } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import type { MeetingFieldsFragment } from '#web/generated/graphql.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { revisionField } from '../outcomes/act.ts'
import { outcomeTabs } from '../outcomes/words.ts'
import { Attendance } from '../parts/attendance.tsx'
import { BookingEvaluation } from '../parts/evaluation/booking-evaluation.tsx'
import styles from './after-dates.module.css'
import { outcomeFormId } from './outcome-form.tsx'

type MeetingProps = { meeting: MeetingFieldsFragment; canWrite: boolean }

/** One student after a date: whether they came, the evaluation, and whether the outcome is to be told. */
export function Meeting({ meeting: { booking, outcome, awaitsOutcome, revision }, canWrite }: MeetingProps) {
  const { candidate, status, evaluation } = booking
  const name = callStudent(candidate)
  return (
    <article className={styles.meeting} data-meeting tabIndex={-1} aria-label={name}>
      <div className={styles.who}>
        <h3>
          <Link className={linkClass()} to={clientUrls.candidate(candidate.id)}>
            {name}
          </Link>
        </h3>
        <span className="quiet">{candidate.schoolName}</span>
        <Attendance
          bookingId={booking.id}
          name={name}
          status={status}
          canMark={canWrite && booking.canMarkAttendance}
          intent="attendance"
        />
        <Link className={linkClass()} to={clientUrls.candidateNotes(candidate.id)}>
          {candidate.noteCount > 0 ? `ノート（${candidate.noteCount}件）` : 'ノートを書く'}
        </Link>
        {outcome && <Badge>{`「${outcomeTabs[outcome]}」と連絡済み`}</Badge>}
        {canWrite && awaitsOutcome && (
          <>
            <Checkbox form={outcomeFormId} name="scoutInvitationId" value={booking.scoutInvitationId}>
              結果を伝える
            </Checkbox>
            <input
              type="hidden"
              form={outcomeFormId}
              name={revisionField(booking.scoutInvitationId)}
              value={revision}
            />
          </>
        )}
      </div>
      {status === 'ATTENDED' && <BookingEvaluation bookingId={booking.id} name={name} evaluation={evaluation} />}
    </article>
  )
}
