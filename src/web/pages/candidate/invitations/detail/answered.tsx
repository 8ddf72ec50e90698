import type { ReactNode } from 'react'
import type { AnswerFragment } from '#web/generated/graphql.ts'
import { AnswerBar } from '#web/parts/answer-bar.tsx'
import { spanText } from '#ground/time/span.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dot } from '#web/ui/marks/dot.tsx'
import { urls } from '#ground/urls.ts'

type AnsweredProps = { scout: AnswerFragment; onDecline: () => void }

/** The bar of an invitation that is answered or over, with the next step. */
export function Answered({ scout, onDecline }: AnsweredProps) {
  const decline = scout.canDecline && (
    <Button kind="quiet" aria-keyshortcuts="d" onClick={onDecline}>
      辞退
    </Button>
  )
  switch (scout.status) {
    case 'PENDING':
      return null
    case 'DECLINED':
    case 'EXPIRED':
      return (
        <AnswerBar status={<span>このスカウトは終了しています</span>}>
          <ButtonLink kind="secondary" to={urls.candidate.invitations('pending')}>
            返信待ちのスカウトを見る
          </ButtonLink>
        </AnswerBar>
      )
    case 'HIRED':
      if (scout.hireAnswerBy)
        return (
          <AnswerBar
            status={
              <>
                <Dot>採用の記録の確認</Dot>
                <strong>{monthDay(scout.hireAnswerBy)}まで</strong>
              </>
            }
          >
            <ButtonLink to={urls.candidate.rewardRequest()}>確認する</ButtonLink>
          </AnswerBar>
        )
      return (
        <AnswerBar status={<span>採用が決まりました。おめでとうございます。</span>}>
          <ButtonLink kind="secondary" to={urls.candidate.complete(scout.id, false)}>
            ご案内を見る
          </ButtonLink>
        </AnswerBar>
      )
    case 'ACCEPTED':
      return <Accepted scout={scout} decline={decline} />
  }
}

function Accepted({ scout, decline }: { scout: AnswerFragment; decline: ReactNode }) {
  const { id, chosenDate, schedulingStatus, scheduleBy, canChooseSchedulingDate } = scout
  const isMissed = chosenDate?.isMissed ?? false
  if (chosenDate && !isMissed)
    return (
      <AnswerBar
        status={
          <>
            <span>決まった日程</span>
            <strong>{spanText(chosenDate.startAt, chosenDate.endAt)}</strong>
          </>
        }
      >
        {decline}
        {chosenDate.isChangeable && canChooseSchedulingDate && (
          <ButtonLink kind="secondary" to={urls.candidate.schedule(id)}>
            変更
          </ButtonLink>
        )}
        <ButtonLink to={urls.candidate.eventDetails(id)}>予定を見る</ButtonLink>
      </AnswerBar>
    )
  const seat = scout.offeredScheduling?.keptSlot
  if (seat?.place?.offeredUntil && canChooseSchedulingDate)
    return (
      <AnswerBar
        status={
          <>
            <Dot>
              {monthDay(seat.place.offeredUntil)} {time(seat.place.offeredUntil)}まで確保している席
            </Dot>
            <strong>{spanText(seat.startAt, seat.endAt)}</strong>
          </>
        }
      >
        {decline}
        <ButtonLink to={urls.candidate.schedule(id)}>この席を予約する</ButtonLink>
      </AnswerBar>
    )
  if (schedulingStatus === 'SCHEDULING_DATE_REQUESTED')
    return (
      <AnswerBar status={<Dot off>日程の追加をお願いしています</Dot>}>
        {decline}
        <ButtonLink kind="secondary" to={urls.candidate.dateRequested(id)}>
          送った希望
        </ButtonLink>
        <ButtonLink to={urls.candidate.schedule(id)}>日程を見る</ButtonLink>
      </AnswerBar>
    )
  if (canChooseSchedulingDate && (schedulingStatus === 'PENDING' || isMissed))
    return (
      <AnswerBar
        status={
          <>
            <Dot>日程を選ぶ</Dot>
            {scheduleBy && <strong>{monthDay(scheduleBy)}まで</strong>}
          </>
        }
      >
        {decline}
        <ButtonLink to={urls.candidate.schedule(id)}>日程を選ぶ</ButtonLink>
      </AnswerBar>
    )
  return (
    <AnswerBar status={<span>{scout.answeredAt && `${monthDay(scout.answeredAt)}に`}承認しました</span>}>
      {decline}
      {scout.job.kind === 'SCHEDULING' ? (
        <ButtonLink to={urls.candidate.thread(id)}>やりとりを見る</ButtonLink>
      ) : (
        <ButtonLink to={urls.candidate.complete(id, false)}>ご案内を見る</ButtonLink>
      )}
    </AnswerBar>
  )
}
