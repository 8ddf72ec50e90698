import { useRef } from 'react'
import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { CompanyMark } from '#web/parts/companies/company-mark.tsx'
import { daysUntil, shortDate } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { urls } from '#ground/urls.ts'
import styles from '../detail.module.css'
import { useListKeys } from '../parts/list-keys.ts'

const SplitListFields = graphql(`
  fragment SplitList on Query {
    waiting: scoutInvitations(status: PENDING, first: 50) {
      totalCount
      edges {
        node {
          id
          expiresAt
          reason
          company {
            displayName
            ...CompanyMark
          }
        }
      }
    }
  }
`)

export const OpenScoutFields = graphql(`
  fragment OpenScout on ScoutInvitation {
    id
    reason
    company {
      displayName
      ...CompanyMark
    }
  }
`)

type SplitListProps = { page: FragmentType<typeof SplitListFields>; open: FragmentType<typeof OpenScoutFields> }

/** On wide screens, the list of waiting scouts beside the open scout, which stands above when it is answered. */
export function SplitList({ page, open }: SplitListProps) {
  const { waiting } = readFragment(SplitListFields, page)
  const current = readFragment(OpenScoutFields, open)
  const isWaiting = waiting.edges.some(({ node }) => node.id === current.id)
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  useListKeys(list)
  return (
    <nav className={`${styles.list} wide-only`} aria-labelledby="waiting">
      {!isWaiting && (
        <ul>
          <li>
            <Link to={urls.candidate.invitation(current.id)} aria-current="true">
              <CompanyMark company={current.company} className={styles.listMark} />
              <strong>{current.company.displayName}</strong>
              <span className="quiet">表示中</span>
              <span className={styles.excerpt}>{current.reason}</span>
            </Link>
          </li>
        </ul>
      )}
      <h2 id="waiting">
        <Link to={urls.candidate.invitations('pending')}>返信待ち</Link> <Count value={waiting.totalCount} quiet />
      </h2>
      {waiting.edges.length === 0 && <p className="quiet">返信待ちのスカウトはありません。</p>}
      <ul ref={list}>
        {waiting.edges.map(({ node: { id, expiresAt, reason, company } }) => (
          <li key={id}>
            <Link to={urls.candidate.invitation(id)} aria-current={id === current.id ? 'true' : undefined}>
              <CompanyMark company={company} className={styles.listMark} />
              <strong>{company.displayName}</strong>
              <Until iso={expiresAt} now={now} />
              <span className={styles.excerpt}>{reason}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Until({ iso, now }: { iso: string; now: string }) {
  const days = daysUntil(iso, now)
  if (days > 1) return <span className="quiet">{shortDate(iso)}まで</span>
  return <span className={styles.due}>{days === 1 ? '明日まで' : '今日まで'}</span>
}
