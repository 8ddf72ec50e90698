import { useState } from 'react'
import { useNavigate } from 'react-router'
import { graphql, readFragment } from '#web/generated/index.ts'
import type { EditedFieldsFragment } from '#web/generated/graphql.ts'
import { bookingsOf } from '#web/parts/bookings-of.ts'
import { nameOf } from '#web/parts/students/disclosed.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { Address } from './address.ts'
import type { ExistingScheduling, JobChoice } from '../parts/scheduling-editor/draft.ts'
import { EditorModal } from '../parts/scheduling-editor/editor-modal.tsx'
import type { CompanyUser } from '../parts/scheduling-editor/fields.tsx'
import type { Wish } from '../parts/scheduling-editor/generator.tsx'

const EditedBooking = graphql(`
  fragment EditedBooking on Booking {
    scoutInvitationId
    candidate {
      id
      schoolName
      ... on DisclosedSearchCandidate {
        familyName
        givenName
      }
    }
  }
`)

export const EditedFields = graphql(`
  fragment EditedFields on Scheduling {
    id
    revision
    type
    title
    location
    url
    belongings
    emergencyContact
    remindOneDayBefore
    remindThreeDaysBefore
    schedulingDates {
      __typename
      id
      startAt
      endAt
      canDelete
      calledOffAt
      totalCountAcceptedSearchCandidates
      waitingCount
      notifiedCompanyUsers {
        id
      }
      ... on EventDate {
        capacity
        acceptedSearchCandidates {
          ...EditedBooking
        }
      }
      ... on InterviewDate {
        acceptedSearchCandidate {
          ...EditedBooking
        }
      }
    }
  }
`)

type SchedulingPanelProps = {
  /** 'new', the id of a scheduling, or null while the panel is closed. */
  panel: string | null
  /** The id of the date at which the panel opens. */
  editedDate: string | null
  edited: EditedFieldsFragment | null
  jobs: readonly JobChoice[]
  wishes: readonly Wish[]
  address: Address
  companyUsers: readonly CompanyUser[]
  ownId: string
}

type Opened = { key: number; panel: string; existing: ExistingScheduling | null; wishes: readonly Wish[] }

/** The editor keeps the data of the opening, also while the panel closes. Each opening starts a new draft. */
export function SchedulingPanel({
  panel,
  editedDate,
  edited,
  jobs,
  wishes,
  address,
  companyUsers,
  ownId,
}: SchedulingPanelProps) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (panel !== null && (!wasOpen || opened?.panel !== panel)) {
    setOpened({ key: (opened?.key ?? 0) + 1, panel, existing: edited && existingOf(edited), wishes })
    setWasOpen(true)
  }
  if (panel === null && wasOpen) setWasOpen(false)
  if (!opened) return null
  return (
    <EditorModal
      key={opened.key}
      open={panel !== null}
      onClose={() => void navigate(clientUrls.calendar(address), { preventScrollReset: true })}
      isInAddress
      editedDate={editedDate}
      existing={opened.existing}
      stored={edited && edited.id === opened.panel ? existingOf(edited) : null}
      jobs={jobs}
      shownJobId={address.job}
      wishes={opened.wishes}
      day={address.date}
      companyUsers={companyUsers}
      ownId={ownId}
    />
  )
}

const existingOf = ({ schedulingDates, ...scheduling }: EditedFieldsFragment): ExistingScheduling => ({
  ...scheduling,
  url: scheduling.url ?? null,
  dates: schedulingDates.map((date) => ({
    id: date.id,
    startAt: date.startAt,
    endAt: date.endAt,
    canDelete: date.canDelete,
    isCalledOff: date.calledOffAt !== null,
    capacity: date.__typename === 'EventDate' ? date.capacity : 1,
    booked: date.totalCountAcceptedSearchCandidates,
    waiting: date.waitingCount,
    notified: date.notifiedCompanyUsers.map(({ id }) => id),
    students: readFragment(EditedBooking, bookingsOf(date)).map(({ scoutInvitationId, candidate }) => ({
      scoutInvitationId,
      name: nameOf(candidate) ?? '予約した学生',
      school: candidate.schoolName ?? '',
    })),
  })),
})
