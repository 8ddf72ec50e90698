import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { StandingFragment } from '#web/generated/graphql.ts'
import { monthDay, time } from '#ground/tokyo-time.ts'
import { foreseenText } from '#ground/words/student.ts'
import { stoppedText } from '#ground/words/company-stopped.ts'
import { urls } from '#ground/urls.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TakenDown } from '../../parts/taken-down.tsx'
import styles from '../detail.module.css'

export const StatusFields = graphql(`
  fragment Standing on ScoutInvitation {
    status
    schedulingStatus
    hireAnswerBy
    company {
      displayName
    }
    job {
      id
      isTakenDown
    }
    endedAt
    remindAt
    endedWithout
    isWithdrawn
    isCompanySuspended
    chosenDate {
      endAt
      isMissed
    }
  }
`)

/** A notice above the letter: the scout is over, has a reminder, or cannot be answered now. */
export function StatusNotice({ invitation }: { invitation: FragmentType<typeof StatusFields> }) {
  const fields = readFragment(StatusFields, invitation)
  const { hireAnswerBy, company } = fields
  const now = useNow()
  if (hireAnswerBy)
    return (
      <Notice className={styles.notice}>
        <p>
          {company.displayName}が、あなたの採用が決まったと記録しました。間違いがないか確認してください。
          {monthDay(hireAnswerBy)}までにお返事がないときは、記録のとおりとして扱います。
        </p>
        <p>
          <Link className={linkClass()} to={urls.candidate.rewardRequest()}>
            採用の記録を確認する
          </Link>
        </p>
      </Notice>
    )
  const text = textOf(fields, now)
  const isOpen = fields.status === 'PENDING' || fields.status === 'ACCEPTED'
  return (
    <>
      {isOpen && fields.job.isTakenDown && <TakenDown className={styles.notice} />}
      {text && (
        <Notice kind={fields.isCompanySuspended ? 'warning' : 'info'} className={styles.notice}>
          {text}
        </Notice>
      )}
    </>
  )
}

function textOf(scout: StandingFragment, now: string) {
  const { status, endedAt, remindAt, endedWithout, isWithdrawn, isCompanySuspended } = scout
  if (endedWithout)
    return `企業からの返事がないまま、${endedAt ? `${monthDay(endedAt)}に` : ''}終わりにしました。あなたの対応に問題はありません。`
  if (status === 'DECLINED')
    return `${endedAt ? `${monthDay(endedAt)}に` : ''}辞退しました。辞退したことで、ほかのスカウトに影響することはありません。`
  if (isWithdrawn) return '企業の都合により、このスカウトは終了しました。あなたの対応に問題はありません。'
  if (status === 'EXPIRED')
    return '期限を過ぎたため、このスカウトは終了しました。企業からあらためてスカウトが届くことがあります。'
  if (isCompanySuspended) return stoppedTextOf(scout, now)
  if (status === 'PENDING' && remindAt) return `${monthDay(remindAt)} ${time(remindAt)}に、もう一度お知らせします。`
  return null
}

function stoppedTextOf({ status, schedulingStatus, chosenDate }: StandingFragment, now: string) {
  if (status === 'PENDING') return foreseenText.company_suspended
  if (status !== 'ACCEPTED') return null
  if (chosenDate && !chosenDate.isMissed)
    return Date.parse(chosenDate.endAt) > Date.parse(now) ? stoppedText.booked : null
  return schedulingStatus && foreseenText.company_suspended
}
