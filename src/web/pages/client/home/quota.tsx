import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { monthDay } from '#ground/tokyo-time.ts'
import { ButtonLink } from '#web/parts/link.tsx'
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
    nextReturn {
      day
      count
    }
  }
`)

export function QuotaCard({ quota }: { quota: FragmentType<typeof QuotaFields> }) {
  const { limit, sent, remaining, sentThisWeek, nextReturn } = readFragment(QuotaFields, quota)
  return (
    <Card as="section" className={classNames(home.card, home.span5)} aria-labelledby="quota">
      <CardHead className={home.cardHead}>
        <h2 id="quota">30日間の送信</h2>
        {nextReturn && (
          <p>
            {monthDay(nextReturn.day)}に{nextReturn.count}通戻ります
          </p>
        )}
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
