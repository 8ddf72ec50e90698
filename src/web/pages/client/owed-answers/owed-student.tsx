import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { daysBetween } from '#ground/day.ts'
import { monthDay, tokyoDay } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import type { OwedStudentFragment } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { ListRow, RowName, RowSides } from '../parts/row-list.tsx'

export const OwedStudentFields = graphql(`
  fragment OwedStudent on OwedAnswer {
    scoutInvitationId
    since
    dueOn
    promptedAt
    job {
      title
    }
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

type OwedStudentProps = {
  student: OwedStudentFragment
  heading?: 'h2' | 'h3'
  /** Before the name. */
  mark?: ReactNode
  /** The presses that answer the student, at the end of the row or, as `children`, below the words. */
  end?: ReactNode
  children?: ReactNode
}

/** A student who waits for a word of the company, since when, and until which day it is in time. */
export function OwedStudent({ student, heading, mark, end, children }: OwedStudentProps) {
  const { since, dueOn, promptedAt, job, candidate } = student
  const days = daysBetween(tokyoDay(useNow()), dueOn)
  return (
    <ListRow>
      <RowSides
        end={
          <>
            {promptedAt && <Badge kind="plum">{monthDay(promptedAt)}に催促</Badge>}
            {days <= 3 && (
              <Badge kind="warning">
                {days < 0 ? `${-days}日過ぎています` : days === 0 ? '今日まで' : `あと${days}日`}
              </Badge>
            )}
            {end}
          </>
        }
      >
        <RowName as={heading} school={candidate.schoolName}>
          {mark}
          <Link className={linkClass()} to={clientUrls.candidate(candidate.id)}>
            {callStudent(candidate)}
          </Link>
        </RowName>
        <p>{job.title}</p>
        <p className="quiet">
          {monthDay(since)}から　期限 {monthDay(dueOn)}
        </p>
        {children}
      </RowSides>
    </ListRow>
  )
}
