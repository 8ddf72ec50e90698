import { useState } from 'react'
import { PrefetchPageLinks, useFetcher } from 'react-router'
import { dueText } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { AnswerBar } from '#web/parts/answer-bar.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { type Answer } from '#web/parts/answers/success-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Dot } from '#web/ui/marks/dot.tsx'
import { useInBrowser } from '#web/ui/browser/in-browser.ts'
import { AcceptDialog } from '../../invitations/detail/accept-dialog.tsx'

const ScoutBarFields = graphql(`
  fragment ScoutBar on ScoutInvitation {
    id
    status
    expiresAt
    readAt
    canAccept
    company {
      displayName
    }
    job {
      kind
      isTakenDown
    }
    outcomeRecord {
      ...OutcomeRecord
    }
    ...PromiseLine
  }
`)

type ScoutBarProps = {
  invitation: FragmentType<typeof ScoutBarFields>
  /** The student came from this scout, which can be accepted here. */
  isFromScout: boolean
}

/** The way back to the scout, with its deadline and the acceptance while it waits for an answer. */
export function ScoutBar({ invitation, isFromScout }: ScoutBarProps) {
  const scout = readFragment(ScoutBarFields, invitation)
  const { id, status, expiresAt, readAt, canAccept, company, job, outcomeRecord } = scout
  const now = useNow()
  const isInBrowser = useInBrowser()
  const fetcher = useFetcher<Answer>()
  const [isAsking, setAsking] = useState(false)
  const isWaiting = status === 'PENDING'
  const isAccepted = status === 'ACCEPTED' || status === 'HIRED'
  // The reason is read before the answer: a scout that was never opened is answered on its own page.
  const mayAccept = isFromScout && canAccept && readAt !== null
  const statusText = isWaiting ? (
    <>
      <Dot>回答期限</Dot>
      <strong>{dueText(expiresAt, now)}</strong>
    </>
  ) : (
    <span>{isAccepted ? '承認済みのスカウトです' : 'この募集のスカウトが届いていました'}</span>
  )
  const wayBack = isWaiting ? 'スカウトに戻って答える' : 'スカウトを見る'
  return (
    <>
      <AnswerBar flush status={statusText}>
        <ButtonLink kind={mayAccept ? 'quiet' : 'primary'} to={urls.candidate.invitation(id)}>
          {mayAccept ? 'スカウトに戻る' : wayBack}
        </ButtonLink>
        {mayAccept && (
          <Button className="scripted-only" onClick={() => setAsking(true)}>
            承認する
          </Button>
        )}
      </AnswerBar>
      {/* The code of the act is there before a connection is lost. */}
      {mayAccept && isInBrowser && <PrefetchPageLinks page={urls.candidate.invitation(id)} />}
      <AcceptDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        companyName={company.displayName}
        isScheduled={job.kind === 'SCHEDULING'}
        isTakenDown={job.isTakenDown}
        record={outcomeRecord}
        promises={scout}
        refused={refusedOf(fetcher.data)}
        fetcher={fetcher}
        action={urls.candidate.invitation(id)}
      />
    </>
  )
}
