import { Link } from 'react-router'
import { longDate } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { ContractFields, useDaysLeft, underReview } from './contract.tsx'
import home from './home.module.css'
import styles from './news.module.css'

const NewsFields = graphql(`
  fragment NewsFields on WhitepaperConnection {
    newCount
    nodes {
      id
      title
      pages
      isNew
    }
  }
`)

type NewsProps = {
  contract: FragmentType<typeof ContractFields>
  whitepapers: FragmentType<typeof NewsFields>
  isWide: boolean
}

/** The newest whitepapers, and until when the contract runs. */
export function NewsCard({ contract, whitepapers, isWide }: NewsProps) {
  const { endsOn, plan, status } = readFragment(ContractFields, contract)
  const { nodes, newCount } = readFragment(NewsFields, whitepapers)
  const days = useDaysLeft(endsOn)
  return (
    <Card as="section" className={classNames(home.card, isWide ? home.span7 : home.span5)} aria-labelledby="news">
      <CardHead className={home.cardHead}>
        <h2 id="news">資料とお知らせ</h2>
        <Link to={clientUrls.whitepapers()} className={linkButtonClass()}>
          {newCount > 0 ? `新着${newCount}件を見る` : 'すべて見る'}
        </Link>
      </CardHead>
      <ul className={classNames(styles.list, styles.news)}>
        {nodes.map(({ id, title, pages, isNew }) => (
          <li key={id}>
            <span>
              <Link to={clientUrls.whitepaper(id)}>{title}</Link> {isNew && <Badge kind="warning">新着</Badge>}
            </span>
            <small>{pages}ページ</small>
          </li>
        ))}
        {/* The plan and the term are written when the trial begins or the contract is signed. */}
        {status !== underReview && (
          <li>
            <span>
              <Link to={clientUrls.contract()}>契約終了日</Link>
              <span className="quiet">（{plan.label}）</span>
            </span>
            <small className="num">
              {longDate(endsOn)}（{days > 0 ? `あと${days}日` : '本日まで'}）
            </small>
          </li>
        )}
      </ul>
    </Card>
  )
}
