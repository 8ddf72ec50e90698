import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { PlanFieldsFragment } from '#web/generated/graphql.ts'
import { daysUntil, shortDate, time, tokyoDate, tokyoDay } from '#ground/tokyo-time.ts'
import { placeWords } from '#ground/words/place.ts'
import { nameOf } from '#web/parts/students/disclosed.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { plansAhead } from './plans-ahead.ts'
import styles from './plans.module.css'
import home from './home.module.css'

const PlanBooking = graphql(`
  fragment PlanBooking on Booking {
    status
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

export const PlanFields = graphql(`
  fragment PlanFields on SchedulingDate {
    __typename
    id
    startAt
    endAt
    calledOffAt
    totalCountAcceptedSearchCandidates
    scheduling {
      title
      location
      url
    }
    ... on EventDate {
      capacity
    }
    ... on InterviewDate {
      acceptedSearchCandidate {
        ...PlanBooking
      }
    }
  }
`)

/** More dates would push the rest of the page away. The calendar shows all dates. */
const maxShownPlans = 6

export function PlansCard({ dates }: { dates: readonly FragmentType<typeof PlanFields>[] }) {
  const now = useNow()
  const plans = plansAhead(readFragment(PlanFields, dates), now)
  const days = Map.groupBy(plans.slice(0, maxShownPlans), ({ startAt }) =>
    isRunning(startAt, now) ? tokyoDay(now) : tokyoDay(startAt),
  )
  const rest = plans.length - maxShownPlans
  return (
    <Card as="section" className={classNames(home.card, home.span5)} aria-labelledby="plans">
      <CardHead className={home.cardHead}>
        <h2 id="plans">予定</h2>
        <Link className={linkButtonClass()} to={clientUrls.events()}>
          カレンダー
        </Link>
      </CardHead>
      {plans.length === 0 && <p className={home.none}>7日以内の予定はありません。</p>}
      {[...days].map(([day, ofDay]) => (
        <div key={day} className={styles.dayGroup}>
          <h3 className={styles.day}>{dayName(day, now)}</h3>
          {ofDay.map((plan) => (
            <Plan key={plan.id} plan={plan} />
          ))}
        </div>
      ))}
      {rest > 0 && (
        <p className={styles.rest}>
          <Link className={linkButtonClass()} to={clientUrls.events()}>
            ほか{rest}件
          </Link>
        </p>
      )}
    </Card>
  )
}

/** Whether a date of several days began before today. */
const isRunning = (startAt: string, now: string) => tokyoDay(startAt) < tokyoDay(now)

function dayName(startAt: string, now: string) {
  const date = `${shortDate(startAt)}(${tokyoDate(startAt).weekday})`
  const days = daysUntil(startAt, now)
  return days === 0 ? `今日　${date}` : days === 1 ? `明日　${date}` : date
}

function Plan({ plan }: { plan: PlanFieldsFragment }) {
  const now = useNow()
  const { scheduling } = plan
  const booking = readFragment(PlanBooking, plan.__typename === 'InterviewDate' ? plan.acceptedSearchCandidate : null)
  const student = booking?.candidate
  const place = placeWords({ location: scheduling.location, isOnline: scheduling.url !== null }) || '場所未設定'
  const name = student && nameOf(student)
  const school = student?.schoolName
  return (
    <Link className={styles.plan} to={clientUrls.events(plan.id)}>
      <time dateTime={plan.startAt}>
        {isRunning(plan.startAt, now) ? `〜${shortDate(plan.endAt)}` : time(plan.startAt)}
      </time>
      <span>
        <b>{student ? `${name ? `${name}さん` : '予約した学生'}${school ? `（${school}）` : ''}` : scheduling.title}</b>
        <small>
          {student ? `${scheduling.title}　` : '説明会・イベント　'}
          {place}
        </small>
      </span>
      {plan.__typename === 'EventDate' ? (
        <Badge>
          {plan.totalCountAcceptedSearchCandidates} / {plan.capacity}名
        </Badge>
      ) : booking?.status === 'NO_SHOW' ? (
        <Badge kind="line">欠席</Badge>
      ) : (
        <Badge kind="success">確定</Badge>
      )}
    </Link>
  )
}
