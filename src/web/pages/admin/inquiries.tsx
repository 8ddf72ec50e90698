import { useNavigation } from 'react-router'
import { inquiryCategories, inquiryStatuses, statusNames, type InquiryStatus } from '#domain/inquiry/contact/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { onClient, onServer } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Count } from '#web/ui/marks/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/inquiries'
import { Filter } from './inquiries/list/filter.tsx'
import { InquiryTable } from './inquiries/list/inquiry-table.tsx'
import { NoAccess } from './parts/no-access.tsx'
import { choiceOf, flagOf, pagedBy } from './parts/paged-list.ts'
import styles from './inquiries/list/list.module.css'

const AdminInquiries = graphql(`
  query AdminInquiries(
    $status: InquiryStatus!
    $category: InquiryCategory
    $isMine: Boolean!
    $first: Int!
    $offset: Int!
  ) {
    inquiryCounts {
      open
      overdue
      answered
      closed
    }
    inquiries(status: $status, category: $category, isMine: $isMine, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        ...InquiryRow
      }
    }
  }
`)

const { load, addressOf } = pagedBy({
  filters: {
    status: choiceOf('status', inquiryStatuses, 'OPEN'),
    category: choiceOf('category', inquiryCategories, null),
    isMine: flagOf('mine', 'true'),
  },
  urlOf: adminUrls.inquiries,
  pageSize: 50,
  find: (ask, question) => ask(AdminInquiries, question),
  totalOf: ({ inquiries }) => inquiries.totalCount,
})
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = 'お問い合わせ'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminInquiriesPage({ loaderData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'loading'
  if (!loaderData) return <NoAccess title={title} />
  const { inquiries, inquiryCounts, filter, page, pageCount } = loaderData
  const { status } = filter
  const counts: Partial<Record<InquiryStatus, number>> = { OPEN: inquiryCounts.open }
  return (
    <>
      <SidePageHead
        title={title}
        lead={
          inquiryCounts.overdue > 0
            ? `${inquiryCounts.overdue}件が回答の期限を過ぎています。`
            : '苦情や報告を含む、学生・企業・ゲストからのお問い合わせです。'
        }
      >
        <ButtonLink kind="secondary" to={adminUrls.inquiryTemplates()}>
          定型文
        </ButtonLink>
        <ButtonLink kind="secondary" to={adminUrls.inquiryExport()}>
          書き出し
        </ButtonLink>
      </SidePageHead>
      <div className={styles.tools}>
        <LinkTabs label="対応の状態">
          {inquiryStatuses.map((key) => (
            <LinkTab key={key} to={addressOf({ ...filter, status: key })} isCurrent={key === status}>
              {statusNames[key]}
              {counts[key] ? <Count value={counts[key]} /> : null}
            </LinkTab>
          ))}
        </LinkTabs>
        <Filter {...filter} />
      </div>
      <div aria-busy={isBusy}>
        {inquiries.nodes.length > 0 ? (
          <InquiryTable inquiries={inquiries.nodes} />
        ) : (
          <EmptyState title={`${statusNames[status]}のお問い合わせはありません`} />
        )}
      </div>
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(filter, to)} />
    </>
  )
}
