import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import type { HomeSideFragment } from '#web/generated/graphql.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { lengthText } from '#ground/time/span.ts'
import { daysUntil, shortDate, time, tokyoDate } from '#ground/tokyo-time.ts'
import { placeWords } from '#ground/words/place.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { ArcMeter } from '#web/ui/marks/arc-meter.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { stoppedText } from '#ground/words/company-stopped.ts'
import { urls } from '#ground/urls.ts'
import { gainWords } from '../parts/gain-words.ts'
import styles from './home.module.css'
import { nextItemOf } from './next-item.ts'

const HomeSide = graphql(`
  fragment HomeSide on Query {
    chosenDates {
      id
      startAt
      endAt
      isMissed
      isCompanySuspended
      title
      location
      url
      scoutInvitationId
      company {
        id
        displayName
        ...CompanyMark
      }
    }
    ownProfile {
      completeness
      nextItem
      nextItemGain
      selfIntroduction
      studentProjectExperience
      viewedByCompaniesYesterday
      isPublic
    }
  }
`)

type ChosenDate = HomeSideFragment['chosenDates'][number]

export function Side({ home }: { home: FragmentType<typeof HomeSide> }) {
  const { chosenDates, ownProfile } = readFragment(HomeSide, home)
  const now = useNow()
  const [next] = chosenDates
    .filter(({ endAt, isMissed }) => !isMissed && Date.parse(endAt) > Date.parse(now))
    .toSorted((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))
  const { viewedByCompaniesYesterday: viewed } = ownProfile
  return (
    <aside className={styles.side} aria-label="予定とプロフィール">
      <Card as="section" className={styles.next} aria-labelledby="next">
        <h2 id="next" className={styles.sideTitle}>
          次の予定
        </h2>
        {next ? <NextDate date={next} now={now} /> : <p className="quiet">予定はまだありません。</p>}
      </Card>
      <ProfileMeter profile={ownProfile} />
      {!ownProfile.isPublic && (
        <Link className={styles.viewed} to={urls.candidate.profile()}>
          <Icon name="eye-off" />
          <span>
            <b>プロフィールは非公開です</b>
            <br />
            <Phrases>企業の検索には表示されません。いつでも公開に変えられます。</Phrases>
          </span>
          <Icon name="chevron-right" size="small" />
        </Link>
      )}
      {viewed > 0 && (
        <Link className={styles.viewed} to={urls.candidate.profileViews()}>
          <Icon name="eye" />
          <span>
            昨日、<b>{viewed}社</b>があなたのプロフィールを読みました
          </span>
          <Icon name="chevron-right" size="small" />
        </Link>
      )}
    </aside>
  )
}

const inDays = (days: number) => (days <= 0 ? '今日' : days === 1 ? '明日' : `${days}日後`)

function NextDate({ date, now }: { date: ChosenDate; now: string }) {
  const length = lengthText(date.startAt, date.endAt)
  // Whether it takes place is to be asked first.
  const url = date.isCompanySuspended ? null : date.url
  // A title often says how long it takes.
  const place = placeWords({ location: date.location, isOnline: date.url !== null })
  const note = [date.title, !date.title.includes(length) && length, place].filter(Boolean).join('・')
  return (
    <>
      <p className={styles.nextDate}>
        <time dateTime={date.startAt}>
          <b>{shortDate(date.startAt)}</b>({tokyoDate(date.startAt).weekday})<b>{time(date.startAt)}</b>
          {daysUntil(date.endAt, date.startAt) > 0 && `〜${shortDate(date.endAt)}(${tokyoDate(date.endAt).weekday})`}
        </time>
        <Badge kind="plum">{inDays(daysUntil(date.startAt, now))}</Badge>
      </p>
      <CompanyLine company={date.company} note={note}>
        <Link className={linkClass()} to={urls.candidate.company(date.company.id)}>
          {date.company.displayName}
        </Link>
      </CompanyLine>
      {date.isCompanySuspended && <p>{stoppedText.short}。行われるかどうか、企業へ直接確認してください。</p>}
      <div className={styles.nextActions}>
        {url && (
          <a className={buttonClass({ kind: 'secondary' })} href={url} target="_blank" rel="noopener noreferrer">
            参加URLを開く
          </a>
        )}
        <ButtonLink kind={url ? 'quiet' : 'secondary'} to={urls.candidate.eventDetails(date.scoutInvitationId)}>
          {url ? '詳細' : '詳細を見る'}
        </ButtonLink>
      </div>
    </>
  )
}

function ProfileMeter({ profile }: { profile: HomeSideFragment['ownProfile'] }) {
  const { completeness, nextItem, nextItemGain } = profile
  const gain = nextItemGain ?? 0
  const next = nextItem && nextItemOf(nextItem)
  return (
    <Card as="section" className={styles.meter} aria-labelledby="meter">
      <ArcMeter value={completeness} className={styles.arc} />
      <div>
        <h2 id="meter" className={styles.sideTitle}>
          <Phrases>プロフィールの充実度</Phrases>
        </h2>
        {nextItem && next ? (
          <p>
            <Phrases>{`次は「${next.label}」。`}</Phrases>
            <br />
            <Phrases>{`${gainWords(profile, nextItem, gain, `約${next.minutes}分で、充実度が${gain}%上がります`)}。`}</Phrases>
          </p>
        ) : (
          <p>プロフィールがそろいました。</p>
        )}
        <ButtonLink kind="secondary" className={styles.goOn} to={next?.to ?? urls.candidate.profile()}>
          {next ? '続きを書く' : 'プロフィールを見る'}
        </ButtonLink>
      </div>
    </Card>
  )
}
