import { useState } from 'react'
import { Link } from 'react-router'
import { graphql } from '#web/generated/index.ts'
import type { RequestFieldsFragment } from '#web/generated/graphql.ts'
import { daysUntil, dueText, monthDay } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { useCanWrite } from '#web/pages/client/parts/can-write.ts'
import type { Address } from './address.ts'
import { hoursOf } from '../parts/scheduling-editor/slots.ts'
import { RefuseDialog } from './refuse-dialog.tsx'
import { studentOf } from './student-of.ts'
import styles from './day.module.css'

export const RequestFields = graphql(`
  fragment RequestFields on SchedulingDateRequest {
    id
    request
    dueAt
    isOverdue
    isBeforeDates
    promptedAt
    preferred {
      date
      timeOfDay
    }
    job {
      id
      title
    }
    scheduling {
      id
      type
      title
      schedulingDates {
        startAt
        endAt
        ... on EventDate {
          capacity
        }
      }
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
type Request = RequestFieldsFragment

type RequestQueueProps = { requests: readonly Request[]; address: Address }

export function RequestQueue({ requests, address }: RequestQueueProps) {
  const [refusing, setRefusing] = useState<Request | null>(null)
  const [isOpen, setOpen] = useState(false)
  const askToRefuse = (request: Request) => {
    setRefusing(request)
    setOpen(true)
  }
  return (
    <>
      {requests.length > 0 && (
        <section className={styles.requests} id="requests" aria-labelledby="requests-title">
          <h2 id="requests-title">
            日程の希望 <Count value={requests.length} />
          </h2>
          {requests.map((request) => (
            <RequestCard key={request.id} request={request} address={address} onRefuse={() => askToRefuse(request)} />
          ))}
        </section>
      )}
      {refusing && <RefuseDialog key={refusing.id} open={isOpen} onClose={() => setOpen(false)} request={refusing} />}
    </>
  )
}

type RequestCardProps = { request: Request; address: Address; onRefuse: () => void }

function RequestCard({ request, address, onRefuse }: RequestCardProps) {
  const canWrite = useCanWrite()
  const { candidate, job, scheduling, preferred, isBeforeDates } = request
  return (
    <Card as="article" className={styles.request}>
      <p className={styles.due}>
        <Due request={request} />
      </p>
      <h3>
        <Link
          className={linkClass()}
          to={clientUrls.candidates(new URLSearchParams({ ids: candidate.id, preview: candidate.id }))}
        >
          {studentOf(request)}
        </Link>
      </h3>
      <p className="note-13">{job.title}</p>
      <ol className={styles.wishes} aria-label="希望の日時">
        {preferred.map(({ date, timeOfDay }, at) => (
          <li key={`${date}-${timeOfDay}`}>
            第{at + 1}希望　{monthDay(date)} {hoursOf[timeOfDay].label}
          </li>
        ))}
      </ol>
      <p className={styles.words}>{request.request}</p>
      {canWrite && isBeforeDates && (
        <div className={styles.acts}>
          <ButtonLink to={clientUrls.owedAnswers()}>次の日程を案内する</ButtonLink>
        </div>
      )}
      {canWrite && !isBeforeDates && (
        <div className={styles.acts}>
          {scheduling && (
            <ButtonLink to={clientUrls.calendar({ ...address, request: request.id })} preventScrollReset>
              この希望に答える
            </ButtonLink>
          )}
          <Button kind="quiet" onClick={onRefuse}>
            追加できる日程がない
          </Button>
        </div>
      )}
    </Card>
  )
}

function Due({ request: { dueAt, isOverdue, promptedAt } }: { request: Request }) {
  const now = useNow()
  const days = -daysUntil(dueAt, now)
  if (isOverdue)
    return (
      <span className="urgent">
        期限を{days > 0 ? `${days}日` : ''}過ぎています（{monthDay(dueAt)}まで）
        {promptedAt && `　${monthDay(promptedAt)}に学生から催促`}
      </span>
    )
  return <span className={days >= -1 ? 'urgent' : undefined}>期限 {dueText(dueAt, now)}</span>
}
