import { useNavigation } from 'react-router'
import { inquiryCategories, inquiryStatuses, statusNames, type InquiryStatus } from '#domain/inquiry/contact/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { notFound, onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { LinkTab, LinkTabs } from '#web/parts/link-tabs.tsx'
import { ButtonLink } from '#web/parts/link.tsx'
import { countPages, readPageNumber } from '#web/parts/page-number.ts'
import { Pages } from '#web/parts/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/title.ts'
import { Count } from '#web/ui/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/inquiries'
import { Filter } from './inquiries/list/filter.tsx'
import { InquiryTable } from './inquiries/list/inquiry-table.tsx'
import { NoAccess, unlessForbidden } from './parts/no-access.tsx'
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

const pageSize = 50

function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  if (!text) return null
  const value = values.find((one) => one === text)
  if (!value) throw notFound()
  return value
}

const load = async (ask: Ask, { url }: { url: URL }) => {
  const { searchParams: search } = url
  const status = oneOf(search.get('status'), inquiryStatuses) ?? 'OPEN'
  const category = oneOf(search.get('category'), inquiryCategories)
  const isMine = search.get('mine') === 'true'
  const page = readPageNumber(search.get('page') ?? undefined)
  const filter = { status, category, isMine }
  const asked = ask(AdminInquiries, { ...filter, first: pageSize, offset: (page - 1) * pageSize })
  const answer = await unlessForbidden(asked)
  if (!answer) return null
  const total = answer.inquiries.totalCount
  return {
    ...answer,
    ...filter,
    page,
    pageCount: countPages({ page, total, size: pageSize }, (to) => addressOf(filter, to)),
  }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

type Chosen = { status: InquiryStatus; category: string | null; isMine: boolean }
const addressOf = ({ status, category, isMine }: Chosen, page = 1) =>
  adminUrls.inquiries({
    ...(status !== 'OPEN' && { status }),
    ...(category && { category }),
    ...(isMine && { mine: 'true' }),
    ...(page > 1 && { page: String(page) }),
  })

const title = 'お問い合わせ'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminInquiriesPage({ loaderData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'loading'
  if (!loaderData) return <NoAccess title={title} />
  const { inquiries, inquiryCounts, status, category, isMine, page, pageCount } = loaderData
  const chosen = { status, category, isMine }
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
            <LinkTab key={key} to={addressOf({ ...chosen, status: key })} isCurrent={key === status}>
              {statusNames[key]}
              {counts[key] ? <Count value={counts[key]} /> : null}
            </LinkTab>
          ))}
        </LinkTabs>
        <Filter status={status} category={category} isMine={isMine} />
      </div>
      <div aria-busy={isBusy}>
        {inquiries.nodes.length > 0 ? (
          <InquiryTable inquiries={inquiries.nodes} />
        ) : (
          <EmptyState title={`${statusNames[status]}のお問い合わせはありません`} />
        )}
      </div>
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(chosen, to)} />
    </>
  )
}
