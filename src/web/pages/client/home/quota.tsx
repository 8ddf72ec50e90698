import { grouped } from '#ground/grouped.ts'
import { quotaDays, quotaWords } from '#domain/scout-invitation/sending/limit/rules.ts'
import { leastAnsweredPercent } from '#domain/scout-invitation/sending/slowdown/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { ArcMeter } from '#web/ui/marks/arc-meter.tsx'
import { BarMeter } from '#web/ui/marks/bar-meter.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { clientUrls } from '#ground/client-urls.ts'
import { useLastSearch } from '../parts/last-search.ts'
import styles from './quota.module.css'
import home from './home.module.css'

export const QuotaFields = graphql(`
  fragment QuotaFields on ScoutQuota {
    limit
    sent
    remaining
    sentThisWeek
    slowdown {
      answered
      ended
      perDay
    }
    nextReturn {
      day
      count
    }
  }
`)

type QuotaCardProps = { quota: FragmentType<typeof QuotaFields>; viewerId: string }

export function QuotaCard({ quota, viewerId }: QuotaCardProps) {
  const lastSearch = useLastSearch(viewerId)
  const { limit, sent, remaining, sentThisWeek, nextReturn } = readFragment(QuotaFields, quota)
  // An even share of the limit is the pace of a week.
  const pace = Math.round((limit * 7) / quotaDays)
  return (
    <Card as="section" className={classNames(home.card, home.span5)} aria-labelledby="quota">
      <CardHead className={home.cardHead}>
        <h2 id="quota">30日間の送信</h2>
        {nextReturn && (
          <p>
            {monthDay(nextReturn.day)}に{grouped(nextReturn.count)}通戻ります
          </p>
        )}
      </CardHead>
      <div className={styles.quota}>
        <div className={styles.arc}>
          <ArcMeter decorative value={limit > 0 ? (sent / limit) * 100 : 0} />
          <p className={styles.arcNumber}>
            {grouped(sent)}
            <small>{grouped(limit)}通のうち</small>
          </p>
        </div>
        <dl className="stack-4">
          <div>
            <dt className="note-13">残り</dt>
            <dd>
              <strong className="num">{grouped(remaining)}</strong> 通
            </dd>
          </div>
          <div>
            <dt className="note-13">今週の送信</dt>
            <dd>
              <strong className="num">{grouped(sentThisWeek)}</strong> / 目安{grouped(pace)}通
            </dd>
            <dd className={styles.pace}>
              <BarMeter
                value={sentThisWeek}
                max={pace}
                label="今週の送信"
                text={`${grouped(pace)}通の目安のうち${grouped(sentThisWeek)}通`}
              />
            </dd>
          </div>
        </dl>
      </div>
      <p className="note-13">{quotaWords}</p>
      <ButtonLink to={lastSearch ?? clientUrls.candidates()} kind="secondary" wide className={styles.cardAct}>
        <Icon name="search" />
        {lastSearch ? '学生検索の続きから' : '学生をさがす'}
      </ButtonLink>
    </Card>
  )
}

/** Why fewer scouts may be sent a day, and what ends it. */
export function SlowdownNotice({ quota }: { quota: FragmentType<typeof QuotaFields> }) {
  const { slowdown } = readFragment(QuotaFields, quota)
  if (!slowdown) return null
  return (
    <Notice kind="warning" className={home.span12}>
      学生からの返信が{grouped(slowdown.ended)}通中{grouped(slowdown.answered)}通のため、1日に送信できるスカウトは
      {slowdown.perDay}
      通までです。一人ひとりに選んだ理由を書くと返信が増え、{leastAnsweredPercent}%に届いた翌朝に元へ戻ります。
    </Notice>
  )
}
