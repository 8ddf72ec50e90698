import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { HomeTodayFragment } from '#web/generated/graphql.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { spanText } from '#ground/time/span.ts'
import { daysUntil, dueText, monthDay, time } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { firstSentence } from '#web/parts/letters/own-words-in.ts'
import { PageHead } from '#web/parts/page/page.tsx'
import { ReasonText } from '#web/parts/letters/reason-text.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dot } from '#web/ui/marks/dot.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { stoppedText } from '#ground/words/company-stopped.ts'
import { urls } from '#ground/urls.ts'
import { OpenSitting, sittingStepOf } from '../parts/sitting-step.ts'
import { CompanyAsks, countAsks } from './company-asks.tsx'
import styles from './home.module.css'
import { halfAProfile, nextItemOf } from './next-item.ts'
import { Row } from './row.tsx'
import { ToTest } from './to-test.tsx'
import { sortWaiting } from './to-do.ts'

const HomeToday = graphql(`
  fragment HomeToday on Query {
    viewer {
      ... on CandidateViewer {
        familyName
        unreadThreadCount
      }
    }
    ...CompanyAsks
    hiresToAnswer {
      id
      answerBy
      company {
        displayName
      }
    }
    chosenDates {
      id
      startAt
      endAt
      title
      canGiveDayNotice
      isMissed
      isCompanySuspended
      scoutInvitationId
      company {
        displayName
      }
    }
    assessments {
      intellectual {
        openAttempt {
          ...OpenSitting
        }
      }
    }
    ownProfile {
      completeness
      lacksDepartmentCategory
      nextItem
      nextItemGain
    }
    waiting: scoutInvitations(status: PENDING, first: 50) {
      edges {
        node {
          id
          sentAt
          expiresAt
          remindAt
          isCompanySuspended
          reason
          quotations {
            text
          }
          company {
            displayName
            ...CompanyMark
          }
          job {
            title
          }
        }
      }
    }
    unscheduled: scoutInvitations(status: PENDING_SCHEDULE, first: 20) {
      edges {
        node {
          id
          schedulingStatus
          isCompanySuspended
          scheduleBy
          company {
            displayName
          }
          stepTitle
          offeredScheduling {
            keptSlot {
              startAt
              endAt
              place {
                offeredUntil
              }
            }
            slots {
              availability
            }
          }
        }
      }
    }
  }
`)

type Waiting = HomeTodayFragment['waiting']['edges'][number]['node']
type Unscheduled = HomeTodayFragment['unscheduled']['edges'][number]['node']

export function Today({ home }: { home: FragmentType<typeof HomeToday> }) {
  const today = readFragment(HomeToday, home)
  const { viewer, hiresToAnswer, chosenDates, assessments, ownProfile, waiting, unscheduled } = today
  const now = useNow()
  const name = viewer && 'familyName' in viewer ? `${viewer.familyName}さん、` : ''
  const { first, soon } = sortWaiting(
    waiting.edges.map(({ node }) => node),
    now,
  )
  // A student who asked for other dates waits for the company and has nothing to do.
  const toSchedule = unscheduled.edges
    .map(({ node }) => node)
    .filter((node) => !node.isCompanySuspended)
    .filter((node) => node.schedulingStatus === 'PENDING' || node.offeredScheduling?.keptSlot)
  const dates = chosenDates
    .filter(({ isMissed }) => !isMissed)
    .filter(({ startAt, endAt }) => Date.parse(endAt) > Date.parse(now) && daysUntil(startAt, now) <= 1)
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
  const sitting = readFragment(OpenSitting, assessments.intellectual.openAttempt)
  const step = sitting && sittingStepOf(sitting)
  const { completeness, lacksDepartmentCategory, nextItem, nextItemGain } = ownProfile
  const toWrite = completeness < halfAProfile && nextItem ? nextItemOf(nextItem) : null
  const unread = viewer && 'unreadThreadCount' in viewer ? viewer.unreadThreadCount : 0
  const count =
    hiresToAnswer.length +
    (unread > 0 ? 1 : 0) +
    (step ? 1 : 0) +
    (first ? 1 : 0) +
    dates.length +
    countAsks(today) +
    soon.length +
    toSchedule.length +
    (lacksDepartmentCategory ? 1 : 0) +
    (toWrite ? 1 : 0)
  const day = (
    <p className="quiet">
      <time dateTime={now.slice(0, 10)}>{monthDay(now)}</time>
    </p>
  )
  if (count === 0)
    return (
      <section aria-labelledby="today">
        <PageHead titleId="today" above={day} title={`${name}今日やることはありません。`} />
      </section>
    )
  const title = (
    <>
      <Phrases>{name}</Phrases>
      <span className={styles.asOne}>今日やること</span>
      <b className={styles.figure}>
        {count}
        <small>件</small>
      </b>
    </>
  )
  return (
    <section aria-labelledby="today">
      <PageHead titleId="today" above={day} title={title} />
      <ol className={styles.todo}>
        {hiresToAnswer.map(({ id, answerBy, company }) => (
          <Row
            key={id}
            to={urls.candidate.rewardRequest()}
            kind="採用の記録を確認する"
            due={dueText(answerBy, now)}
            title={`${company.displayName}が、あなたの採用を記録しました`}
            note={`間違いがないか確認してください。${monthDay(answerBy)}までにお返事がないときは、記録のとおりとして扱います`}
          />
        ))}
        {sitting && step?.kind === 'runs' && <ToTest step={step} sitting={sitting} now={now} />}
        {unread > 0 && (
          <Row
            to={urls.candidate.threads()}
            kind="メッセージを読む"
            due={null}
            title={`${unread}件のやりとりに、新しいメッセージがあります`}
            note="やりとりの一覧を開く"
          />
        )}
        {first && <First scout={first} now={now} />}
        {dates.map((date) => (
          <Row
            key={date.id}
            to={urls.candidate.eventDetails(date.scoutInvitationId)}
            kind={daysUntil(date.startAt, now) <= 0 ? '今日の予定' : '明日の予定'}
            due={daysUntil(date.startAt, now) < 0 ? `${monthDay(date.endAt)}まで` : `${time(date.startAt)}から`}
            title={date.company.displayName}
            note={`${date.title}　${dateNote(date)}`}
          />
        ))}
        <CompanyAsks home={today} />
        {soon.map((scout) => (
          <Row
            key={scout.id}
            to={urls.candidate.invitation(scout.id)}
            kind="スカウトに答える"
            due={dueText(scout.expiresAt, now)}
            title={scout.company.displayName}
            note={scout.job.title}
          />
        ))}
        {toSchedule.map((scout) => (
          <ToSchedule key={scout.id} scout={scout} now={now} />
        ))}
        {lacksDepartmentCategory && (
          <Row
            to={urls.candidate.profile('education')}
            kind="文理を選ぶ"
            due={null}
            title="文理の区分がまだ選ばれていません"
            note="選ぶまで、企業には「その他」と表示されます"
          />
        )}
        {sitting && step && step.kind !== 'runs' && <ToTest step={step} sitting={sitting} now={now} />}
        {toWrite && (
          <Row
            to={toWrite.to}
            kind="プロフィールを書く"
            due={null}
            title={toWrite.label}
            note={`約${toWrite.minutes}分で、充実度が${nextItemGain ?? 0}%上がります`}
          />
        )}
      </ol>
    </section>
  )
}

function dateNote({ isCompanySuspended, canGiveDayNotice }: HomeTodayFragment['chosenDates'][number]) {
  if (isCompanySuspended) return stoppedText.short
  return canGiveDayNotice ? '場所の確認、遅刻・欠席の連絡' : '場所と持ち物を確認する'
}

function First({ scout, now }: { scout: Waiting; now: string }) {
  const first = firstSentence(scout.reason)
  // Marks around the student's own words are enough; a second pair would stand inside of the first.
  const isQuoted = /[「『]/.test(first)
  const sentence = <ReasonText text={first} quotations={scout.quotations} />
  return (
    <Card as="li" className={styles.first}>
      <p className={styles.kind}>
        <Dot>スカウトに答える</Dot>
        <strong className={styles.due}>{dueText(scout.expiresAt, now)}</strong>
      </p>
      <CompanyLine heading="h2" company={scout.company} note={scout.job.title}>
        {scout.company.displayName}
      </CompanyLine>
      <p className={styles.reason}>{isQuoted ? sentence : <>「{sentence}」</>}</p>
      <ButtonLink wide to={urls.candidate.invitation(scout.id)}>
        理由を読んで答える
      </ButtonLink>
    </Card>
  )
}

function ToSchedule({ scout, now }: { scout: Unscheduled; now: string }) {
  const seat = scout.offeredScheduling?.keptSlot
  if (seat?.place?.offeredUntil)
    return (
      <Row
        to={urls.candidate.schedule(scout.id)}
        kind="確保された席を予約する"
        due={`${monthDay(seat.place.offeredUntil)} ${time(seat.place.offeredUntil)}まで`}
        title={`${scout.company.displayName}　${scout.stepTitle}`}
        note={`${spanText(seat.startAt, seat.endAt)}の席を、あなたのために確保しています`}
      />
    )
  const count = (scout.offeredScheduling?.slots ?? []).filter((slot) => slot.availability === 'OPEN').length
  return (
    <Row
      to={count > 0 ? urls.candidate.schedule(scout.id) : urls.candidate.dateRequested(scout.id)}
      kind="日程を選ぶ"
      due={scout.scheduleBy ? dueText(scout.scheduleBy, now) : null}
      title={`${scout.company.displayName}　${scout.stepTitle}`}
      note={count > 0 ? `選べる日程 ${count}件` : '空いている日程がありません。希望を伝えられます。'}
    />
  )
}
