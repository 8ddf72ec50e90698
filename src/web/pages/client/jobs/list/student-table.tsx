import { Link } from 'react-router'
import type { SchedulingStatus } from '#domain/scout-invitation/rules.ts'
import { graphql } from '#web/generated/index.ts'
import type { JobStudentFragment } from '#web/generated/graphql.ts'
import { monthDay, slashDate, time } from '#ground/tokyo-time.ts'
import { scoutStateWord } from '#web/pages/client/parts/scout-words.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { nameOf } from '#web/parts/students/disclosed.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { schoolOf } from '#web/parts/students/student-words.ts'
import styles from './students.module.css'

export const JobStudent = graphql(`
  fragment JobStudent on SearchCandidate {
    id
    schoolName
    departmentName
    education {
      graduationYear
    }
    labels {
      id
      text
    }
    scoutInvitations {
      id
      status
      round
      invitationDate
      personalShare
      scheduledFor
      isWithdrawn
      answeredAt
      followUpFrom
      followUp {
        dueAt
        isPlanned
      }
      schedulingStatus
      job {
        id
      }
      booking {
        status
        schedulingDate {
          startAt
        }
      }
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
`)

export const schedulingWords: Record<SchedulingStatus, string> = {
  PENDING: '日程の選択待ち',
  SCHEDULING_DATE_REQUESTED: '日程の追加希望',
  ACCEPTED: '日程確定',
}
type StudentTableProps = {
  label: string
  jobId: string
  rows: readonly JobStudentFragment[]
  /** The form that takes scouts back; null where none can be chosen. */
  withdrawal: string | null
}
type Invitation = JobStudentFragment['scoutInvitations'][number]

const column = columnsOf<JobStudentFragment>()

const columnsFor = (
  invitationOf: (student: JobStudentFragment) => Invitation | undefined,
  withdrawal: string | null,
) => [
  ...(withdrawal === null
    ? []
    : [
        column.mark('選ぶ', (student) => (
          <ChooseScout form={withdrawal} student={student} invitation={invitationOf(student)} />
        )),
      ]),
  column.name('学生', (student) => <Student student={student} />),
  column.text('卒業年', ({ education }) => `${education.graduationYear}年`, { kind: 'date' }),
  column.mark('状況', (student) => <Status invitation={invitationOf(student)} />),
  column.text('送信日', (student) => <SentDay invitation={invitationOf(student)} />, { kind: 'date' }),
  column.figure('学生のために書いた割合', (student) => shareOf(invitationOf(student))),
  column.text('フォロー', (student) => <FollowUpState invitation={invitationOf(student)} />, { kind: 'date' }),
  column.day('回答日', (student) => invitationOf(student)?.answeredAt),
  column.text('日程', (student) => dateOf(invitationOf(student))),
  column.text('ラベル', ({ labels }) =>
    labels.map(({ id, text }) => (
      <Badge key={id} kind="plum">
        {text}
      </Badge>
    )),
  ),
]

export function StudentTable({ label, jobId, rows, withdrawal }: StudentTableProps) {
  const invitationOf = ({ scoutInvitations }: JobStudentFragment) =>
    scoutInvitations.filter(({ job }) => job.id === jobId).toSorted((a, b) => b.round - a.round)[0]
  return (
    <DataTable
      label={label}
      className={styles.table}
      cards
      minWidth={760}
      rows={rows}
      idOf={({ id }) => id}
      columns={columnsFor(invitationOf, withdrawal)}
    />
  )
}

type ChooseScoutProps = { form: string; student: JobStudentFragment; invitation: Invitation | undefined }

/** A scout that has not left yet is cancelled elsewhere. */
function ChooseScout({ form, student, invitation }: ChooseScoutProps) {
  if (!invitation || invitation.scheduledFor || invitation.status !== 'PENDING') return null
  return (
    <Checkbox
      form={form}
      name="scoutInvitationId"
      value={invitation.id}
      aria-label={`${schoolOf(student)}の学生のスカウトを選ぶ`}
    />
  )
}

/** The name appears only after the student has accepted the scout. */
function Student({ student }: { student: JobStudentFragment }) {
  const name = nameOf(student)
  const school = schoolOf(student)
  return (
    <>
      <Link
        className={linkClass()}
        to={clientUrls.candidates(new URLSearchParams({ ids: student.id, preview: student.id }))}
      >
        {name ?? school}
      </Link>
      {name && <small className={styles.below}>{school}</small>}
    </>
  )
}

function Status({ invitation }: { invitation: Invitation | undefined }) {
  if (!invitation) return null
  const { status } = invitation
  return (
    <Badge kind={status === 'ACCEPTED' || status === 'HIRED' ? 'success' : 'line'}>{scoutStateWord(invitation)}</Badge>
  )
}

function SentDay({ invitation }: { invitation: Invitation | undefined }) {
  if (!invitation) return null
  const { scheduledFor, invitationDate } = invitation
  return scheduledFor ? <span className="quiet">{`${monthDay(scheduledFor)}の予定`}</span> : slashDate(invitationDate)
}

/** Whether it arrived is not told; an answered scout whose follow-up was planned has none. */
function FollowUpState({ invitation }: { invitation: Invitation | undefined }) {
  const now = useNow()
  if (!invitation) return null
  const { followUp, followUpFrom } = invitation
  if (followUp && !followUp.isPlanned) return monthDay(followUp.dueAt)
  if (followUpFrom === null) return null
  if (followUp) return <span className="quiet">{`${monthDay(followUp.dueAt)}の予定`}</span>
  return Date.parse(followUpFrom) <= Date.parse(now) ? (
    '送れます'
  ) : (
    <span className="quiet">{`${monthDay(followUpFrom)}から`}</span>
  )
}

function dateOf(invitation: Invitation | undefined) {
  const { booking, schedulingStatus } = invitation ?? {}
  const startAt = booking?.schedulingDate.startAt
  const isMissed = booking?.status === 'NO_SHOW'
  // After an absence the student chooses another date.
  if (startAt && !(isMissed && schedulingStatus !== 'ACCEPTED'))
    return `${monthDay(startAt)} ${time(startAt)}${isMissed ? '（欠席）' : ''}`
  return schedulingStatus && schedulingWords[schedulingStatus]
}

const shareOf = (invitation: Invitation | undefined) =>
  invitation?.personalShare == null ? '' : `${invitation.personalShare}%`
