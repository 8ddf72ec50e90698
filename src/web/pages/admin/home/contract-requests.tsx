import { Link } from 'react-router'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { agoText } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Nothing, Section } from '../parts/section.tsx'

const OpenContractRequests = graphql(`
  fragment OpenContractRequests on ContractRequestConnection {
    totalCount
    nodes {
      id
      kind
      planLabel
      insertedAt
      company {
        id
        displayName
      }
    }
  }
`)

const kinds = { RENEWAL: '契約の更新', PLAN_CHANGE: 'プランの変更', CONTACTS: '学生の連絡先' } as const

/** Companies' requests about their contracts, longest waiting first. They are answered on the company's page. */
export function ContractRequestsSection({ requests }: { requests: FragmentType<typeof OpenContractRequests> }) {
  const { totalCount, nodes } = readFragment(OpenContractRequests, requests)
  const now = useNow()
  return (
    <Section id="contract-requests" title="契約についてのご依頼" end={<p>{totalCount}件</p>}>
      {nodes.length === 0 ? (
        <Nothing>回答を待っているご依頼はありません。</Nothing>
      ) : (
        <ul className="stack-2">
          {nodes.map(({ id, kind, planLabel, insertedAt, company }) => (
            <li key={id}>
              <Link className={linkClass()} to={`${adminUrls.company(company.id)}#contract-requests`}>
                {company.displayName}：{kinds[kind]}
                {planLabel && `（${planLabel}）`}
              </Link>{' '}
              <span className="quiet">{agoText(insertedAt, now)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
