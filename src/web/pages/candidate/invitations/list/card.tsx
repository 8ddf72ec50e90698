import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { InvitationCardFragment, Outcome } from '#web/generated/graphql.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { daysUntil, dueText, monthDay, time } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { ReasonText } from '#web/parts/letters/reason-text.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { Dot } from '#web/ui/marks/dot.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { stoppedText } from '#ground/words/company-stopped.ts'
import { urls } from '#ground/urls.ts'
import { ThreadLink } from '../parts/thread-link.tsx'
import { outcomeNames, waitLine, type Wait } from '../../parts/wait-words.ts'
import { PromiseLine } from '../parts/promise-line.tsx'
import { RecordLine } from '../parts/record-line.tsx'
import styles from '../list.module.css'

const InvitationCardFields = graphql(`
  fragment InvitationCard on ScoutInvitation {
    id
    status
    schedulingStatus
    step
    stepTitle
    hireAnswerBy
    round
    isMassLetter
    readAt
    expiresAt
    remindAt
    scheduleBy
    answeredAt
    endedAt
    reason
    quotations {
      text
    }
    company {
      displayName
      ...CompanyMark
    }
    job {
      scoutType {
        label
      }
    }
    chosenDate {
      startAt
      isMissed
    }
    ...ThreadLink
    outcome
    outcomeToldAt
    endedWithout
    isCompanySuspended
    wait {
      word
      dueOn
      isSilent
    }
    outcomeRecord {
      ...OutcomeRecord
    }
    ...PromiseLine
  }
`)

export function InvitationCard({ invitation }: { invitation: FragmentType<typeof InvitationCardFields> }) {
  const scout = readFragment(InvitationCardFields, invitation)
  const { company, job, quotations } = scout
  return (
    <Card as="li" link className="stack-3">
      <CompanyLine
        heading="h2"
        company={company}
        note={scout.stepTitle}
        end={scout.status === 'PENDING' && !scout.readAt && <Badge kind="plum">未読</Badge>}
      >
        <Link className={cardLinkClass()} to={urls.candidate.invitation(scout.id)}>
          {company.displayName}
        </Link>
      </CompanyLine>
      <p className={styles.excerpt}>
        <ReasonText text={scout.reason} quotations={quotations} />
      </p>
      {scout.status === 'PENDING' && (
        <>
          <RecordLine record={scout.outcomeRecord} />
          <PromiseLine invitation={scout} />
        </>
      )}
      <div className={styles.foot}>
        <Badge>{job.scoutType.label}</Badge>
        {scout.isMassLetter && <Badge>一斉送信</Badge>}
        {scout.round > 1 && <Badge>再度のご案内</Badge>}
        <Reminder scout={scout} />
        <StatusText scout={scout} />
      </div>
      {scout.status !== 'PENDING' && <ThreadLink invitation={scout} />}
    </Card>
  )
}

/** The mark of a scout that the student answers later. */
function Reminder({ scout: { status, remindAt } }: { scout: InvitationCardFragment }) {
  const now = useNow()
  if (status !== 'PENDING' || !remindAt || Date.parse(remindAt) <= Date.parse(now)) return null
  return (
    <Badge kind="plum">
      <Icon name="clock" size="small" />
      あとで　{monthDay(remindAt)} {time(remindAt)}
      <span className="visually-hidden">にお知らせします</span>
    </Badge>
  )
}

const nearDays = 3

function StatusText({ scout }: { scout: InvitationCardFragment }) {
  const now = useNow()
  const chosen = scout.chosenDate?.isMissed ? null : scout.chosenDate
  const due = (iso: string) => (
    <Dot off={daysUntil(iso, now) > nearDays} className={daysUntil(iso, now) > nearDays ? undefined : 'urgent'}>
      {dueText(iso, now)}
    </Dot>
  )
  if (scout.isCompanySuspended && !chosen && (scout.status === 'PENDING' || scout.status === 'ACCEPTED'))
    return <span className="quiet">{stoppedText.short}</span>
  switch (scout.status) {
    case 'PENDING':
      return due(scout.expiresAt)
    case 'ACCEPTED':
      if (scout.wait) return <Awaited wait={scout.wait} now={now} />
      // The dates of a further step follow the outcome that offered them.
      if (scout.step > 1 && scout.schedulingStatus === 'PENDING' && scout.scheduleBy) return due(scout.scheduleBy)
      if (scout.step > 1 && chosen) return <Chosen at={chosen.startAt} />
      if (scout.outcome && scout.outcomeToldAt) return <Told outcome={scout.outcome} at={scout.outcomeToldAt} />
      if (scout.schedulingStatus === 'PENDING' && scout.scheduleBy) return due(scout.scheduleBy)
      if (chosen) return <Chosen at={chosen.startAt} />
      return <When at={scout.answeredAt} what="承認" />
    case 'HIRED':
      return scout.hireAnswerBy ? (
        <Dot className="urgent">{monthDay(scout.hireAnswerBy)}までに採用の確認</Dot>
      ) : (
        <When at={scout.answeredAt} what="承認" />
      )
    case 'DECLINED':
      return <When at={scout.endedAt ?? scout.answeredAt} what={scout.endedWithout ? '終了（返事なし）' : '辞退'} />
    case 'EXPIRED':
      return <When at={scout.endedAt ?? scout.scheduleBy ?? scout.expiresAt} what="終了" />
  }
}

const Awaited = ({ wait, now }: { wait: Wait; now: string }) => <span className="quiet">{waitLine(wait, now)}</span>

const Told = ({ outcome, at }: { outcome: Outcome; at: string }) => (
  <strong>
    {monthDay(at)}の返事：{outcomeNames[outcome]}
  </strong>
)

const Chosen = ({ at }: { at: string }) => (
  <strong>
    {monthDay(at)} {time(at)}
  </strong>
)

const When = ({ at, what }: { at: string | null; what: string }) =>
  at && (
    <span className="quiet">
      {monthDay(at)}に{what}
    </span>
  )
