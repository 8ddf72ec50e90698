import { Suspense, useState } from 'react'
import { Form } from 'react-router'
import { isUnanswered, type Refused } from '#web/carry/ask.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { AnswerFragment } from '#web/generated/graphql.ts'
import { AnswerBar } from '#web/parts/answer-bar.tsx'
import { useShownDialog } from '#web/parts/answers/shown-dialog.ts'
import { daysUntil, monthDay, time } from '#ground/tokyo-time.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Dot } from '#web/ui/marks/dot.tsx'
import { useKeys } from '#web/ui/browser/keys.ts'
import { pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import type { DeclineReasons, DialogName } from './answer-dialogs.tsx'
import { Answered } from './answered.tsx'
import { WithoutScript } from './without-script.tsx'
import styles from '../detail.module.css'

const AnswerFields = graphql(`
  fragment Answer on ScoutInvitation {
    id
    status
    schedulingStatus
    expiresAt
    scheduleBy
    answeredAt
    hireAnswerBy
    canAccept
    canDecline
    canChooseSchedulingDate
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
    offeredScheduling {
      keptSlot {
        startAt
        endAt
        place {
          offeredUntil
        }
      }
    }
    chosenDate {
      startAt
      endAt
      isChangeable
      isMissed
    }
  }
`)

const later = { Dialogs: pagePart(() => import('./answer-dialogs.tsx')) }

/** After a lost connection or a message that is too long, the dialog stays open with the typed text. */
const canMend = (refused: Refused) => isUnanswered(refused) || refused.code === 'invalid_input'

type AnswerProps = {
  invitation: FragmentType<typeof AnswerFields>
  reasons: FragmentType<typeof DeclineReasons>
  refused: Refused | undefined
}

/** The bar at the lower edge, by the status of the invitation, and the dialogs that confirm an answer. */
export function Answer({ invitation, reasons, refused }: AnswerProps) {
  const scout = readFragment(AnswerFields, invitation)
  const { status, canAccept, canDecline, company } = scout
  const [shownDialog, showDialog] = useShownDialog<DialogName>(refused, canMend)
  const may: Record<DialogName, boolean> = { accept: canAccept, decline: canDecline, postpone: canAccept }
  const ask = (act: DialogName) => (may[act] ? () => showDialog(act) : undefined)
  useKeys({ a: ask('accept'), d: ask('decline'), l: ask('postpone') })

  const [isAsked, setAsked] = useState(false)
  if (shownDialog && !isAsked) setAsked(true)
  usePartsAtRest(later)
  return (
    <>
      {canDecline && (
        <WithoutScript
          isTakenDown={scout.job.isTakenDown}
          companyName={company.displayName}
          canAccept={canAccept}
          isAccepted={scout.status === 'ACCEPTED'}
        />
      )}
      {status === 'PENDING' ? (
        <Waiting scout={scout} onShowDialog={showDialog} />
      ) : (
        <Answered scout={scout} onDecline={() => showDialog('decline')} />
      )}
      {isAsked && (
        <Suspense>
          <later.Dialogs
            scout={scout}
            reasons={reasons}
            openDialog={shownDialog && may[shownDialog] ? shownDialog : null}
            refused={refused && canMend(refused) ? refused : undefined}
            onClose={() => showDialog(null)}
          />
        </Suspense>
      )}
    </>
  )
}

function Waiting({ scout, onShowDialog }: { scout: AnswerFragment; onShowDialog: (act: DialogName) => void }) {
  const now = useNow()
  const isBusy = useFormOnItsWay() !== undefined
  const days = daysUntil(scout.expiresAt, now)
  const status = (
    <>
      <Dot>回答期限</Dot>
      <strong>
        <time dateTime={scout.expiresAt}>
          {monthDay(scout.expiresAt)} {time(scout.expiresAt)}
        </time>
      </strong>
      {days <= 3 && (
        <span className={styles.dueEnd}>{days <= 0 ? '今日まで' : days === 1 ? '明日まで' : `あと${days}日`}</span>
      )}
    </>
  )
  return (
    <AnswerBar status={status}>
      {scout.canDecline && (
        <Button kind="quiet" aria-keyshortcuts="d" onClick={() => onShowDialog('decline')}>
          辞退
        </Button>
      )}
      {scout.canAccept && (
        <>
          <Form method="post">
            <input type="hidden" name="intent" value="postpone" />
            <IdempotencyKey intention={`postpone-${scout.id}`} />
            <Button kind="secondary" type="submit" aria-keyshortcuts="l" busy={isBusy}>
              あとで
            </Button>
          </Form>
          <Button aria-keyshortcuts="a" onClick={() => onShowDialog('accept')}>
            承認する
          </Button>
        </>
      )}
    </AnswerBar>
  )
}
