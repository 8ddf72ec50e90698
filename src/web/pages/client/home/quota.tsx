import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { lastOfMonth } from '#ground/day.ts'
import { atTokyo, tokyoDate, tokyoDay } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/link.tsx'
import { useNow } from '#web/parts/now.tsx'
import { ArcMeter } from '#web/ui/arc-meter.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { urls } from '#ground/urls.ts'
import styles from './quota.module.css'
import home from './home.module.css'

export const QuotaFields = graphql(`
  fragment QuotaFields on ScoutQuota {
    limit
    sent
    remaining
    sentThisWeek
  }
`)

export function QuotaCard({ quota }: { quota: FragmentType<typeof QuotaFields> }) {
  const { limit, sent, remaining, sentThisWeek } = readFragment(QuotaFields, quota)
  const { month, day } = tokyoDate(atTokyo(lastOfMonth(tokyoDay(useNow()))))
  return (
    <Card as="section" className={classNames(home.card, home.span5)} aria-labelledby="quota">
      <CardHead className={home.cardHead}>
        <h2 id="quota">今月の送信</h2>
        <p>
          {month}月{day}日まで
        </p>
      </CardHead>
      <div className={styles.quota}>
        <div className={styles.arc}>
          <ArcMeter decorative value={limit > 0 ? (sent / limit) * 100 : 0} />
          <p className={styles.arcNumber}>
            {sent}
            <small>{limit}通のうち</small>
          </p>
        </div>
        <dl>
          <div>
            <dt>残り</dt>
            <dd>
              <strong className="num">{remaining}</strong> 通
            </dd>
          </div>
          <div>
            <dt>今週の送信</dt>
            <dd>
              <strong className="num">{sentThisWeek}</strong> 通
            </dd>
          </div>
        </dl>
      </div>
      <ButtonLink to={urls.client.candidates()} kind="secondary" wide className={styles.cardAct}>
        <Icon name="search" />
        学生をさがす
      </ButtonLink>
    </Card>
  )
}
