import { Link } from 'react-router'
import type { SchedulingStatus } from '#domain/scout-invitation/rules.ts'
import { graphql } from '#web/generated/index.ts'
import type { JobStudentFragment } from '#web/generated/graphql.ts'
import { monthDay, slashDate, time } from '#ground/tokyo-time.ts'
import { scoutStateWords, waitingWord } from '#web/pages/client/parts/scout-words.ts'
import { nameOf } from '#web/parts/disclosed.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable, type Column } from '#web/ui/data-table.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { schoolOf } from '#web/parts/student-words.ts'
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
      scheduledFor
      answeredAt
      schedulingStatus
      job {
        id
      }
      booking {
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
type StudentTableProps = { label: string; jobId: string; rows: readonly JobStudentFragment[] }

/** The name appears only after the student has accepted the scout. */
export function StudentTable({ label, jobId, rows }: StudentTableProps) {
  const invitationOf = ({ scoutInvitations }: JobStudentFragment) =>
    scoutInvitations.filter(({ job }) => job.id === jobId).toSorted((a, b) => b.round - a.round)[0]
  const columns: Column<JobStudentFragment>[] = [
    {
      key: 'student',
      title: '学生',
      isRowHead: true,
      renderCell: (row) => (
        <>
          <Link
            className={linkClass(styles.student)}
            to={clientUrls.candidates(new URLSearchParams({ ids: row.id, preview: row.id }))}
          >
            {nameOf(row) ?? schoolOf(row)}
          </Link>
          {nameOf(row) && <small className={styles.below}>{schoolOf(row)}</small>}
        </>
      ),
    },
    { key: 'year', title: '卒業年', kind: 'date', renderCell: ({ education }) => `${education.graduationYear}年` },
    {
      key: 'status',
      title: '状況',
      kind: 'mark',
      renderCell: (row) => {
        const invitation = invitationOf(row)
        if (!invitation) return null
        const { status, scheduledFor } = invitation
        return (
          <Badge kind={status === 'ACCEPTED' || status === 'HIRED' ? 'success' : 'line'}>
            {scheduledFor ? waitingWord : scoutStateWords[status]}
          </Badge>
        )
      },
    },
    { key: 'sent', title: '送信日', kind: 'date', renderCell: (row) => dayOf(invitationOf(row)?.invitationDate) },
    { key: 'answered', title: '回答日', kind: 'date', renderCell: (row) => dayOf(invitationOf(row)?.answeredAt) },
    {
      key: 'date',
      title: '日程',
      renderCell: (row) => {
        const invitation = invitationOf(row)
        const startAt = invitation?.booking?.schedulingDate.startAt
        if (startAt) return `${monthDay(startAt)} ${time(startAt)}`
        return invitation?.schedulingStatus && schedulingWords[invitation.schedulingStatus]
      },
    },
    {
      key: 'labels',
      title: 'ラベル',
      renderCell: ({ labels }) =>
        labels.map(({ id, text }) => (
          <Badge key={id} kind="plum">
            {text}
          </Badge>
        )),
    },
  ]
  return (
    <DataTable
      label={label}
      className={styles.table}
      cards
      minWidth={760}
      columns={columns}
      rows={[...rows]}
      idOf={({ id }) => id}
    />
  )
}

const dayOf = (at: string | null | undefined) => (at ? slashDate(at) : '')
