import { Link, useNavigation } from 'react-router'
import { notFound, onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { preRegistrationStatuses, type PreRegistrationStatus } from '#domain/inquiry/decision/rules.ts'
import { agoText, slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { LinkTab, LinkTabs } from '#web/parts/link-tabs.tsx'
import { useNow } from '#web/parts/now.tsx'
import { countPages, readPageNumber } from '#web/parts/page-number.ts'
import { Pages } from '#web/parts/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Table } from '#web/ui/table.tsx'
import { applicationNames } from './parts/application-badge.tsx'
import { MailDomain } from './parts/mail-domain.tsx'
import { NoAccess, unlessForbidden } from './parts/no-access.tsx'
import type { Route } from './+types/applications'

const AdminApplications = graphql(`
  query AdminApplications($status: PreRegistrationStatus!, $first: Int!, $offset: Int!) {
    preRegistrations(status: $status, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        companyName
        familyName
        givenName
        mailDomain
        isFreeMail
        insertedAt
        decidedAt
        decidedByName
      }
    }
  }
`)

const pageSize = 50

/** Without a status the applications that wait. */
const statusOf = (search: URLSearchParams): PreRegistrationStatus => {
  const text = search.get('status')
  if (text === null) return 'APPLIED'
  const status = preRegistrationStatuses.find((known) => known === text)
  if (!status) throw notFound()
  return status
}

const addressOf = (status: PreRegistrationStatus, page = 1) =>
  adminUrls.applications({ status: status === 'APPLIED' ? null : status, page: page > 1 ? page : null })

const load = async (ask: Ask, { url }: { url: URL }) => {
  const status = statusOf(url.searchParams)
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const asked = ask(AdminApplications, { status, first: pageSize, offset: (page - 1) * pageSize })
  const answer = await unlessForbidden(asked)
  if (!answer) return null
  const { preRegistrations } = answer
  const { totalCount: total, nodes } = preRegistrations
  const pageCount = countPages({ page, total, size: pageSize }, (to) => addressOf(status, to))
  return { status, page, pageCount, total, applications: nodes }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '申込'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const empty: Record<PreRegistrationStatus, string> = {
  APPLIED: '判断を待っている申込はありません',
  APPROVED: '承認した申込はまだありません',
  REJECTED: '見送った申込はまだありません',
}

export default function AdminApplicationsPage({ loaderData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'loading'
  const now = useNow()
  if (!loaderData) return <NoAccess title={title} />
  const { status, page, pageCount, total, applications } = loaderData
  return (
    <>
      <SidePageHead title={title} lead="企業の事前登録を確かめて、承認するか見送るかを決めます。" />
      <LinkTabs label="申込の状態">
        {preRegistrationStatuses.map((one) => (
          <LinkTab key={one} to={addressOf(one)} isCurrent={one === status}>
            {applicationNames[one]}
          </LinkTab>
        ))}
      </LinkTabs>
      {total === 0 ? (
        <EmptyState title={empty[status]} />
      ) : (
        <Table label={`申込の一覧（${applicationNames[status]}）`} minWidth={720} busy={isBusy}>
          <thead>
            <tr>
              <th scope="col">会社名</th>
              <th scope="col">担当者</th>
              <th scope="col">メールのドメイン</th>
              <th scope="col">受付</th>
              {status !== 'APPLIED' && <th scope="col">判断</th>}
            </tr>
          </thead>
          <tbody>
            {applications.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  <Link className={linkClass()} to={adminUrls.application(one.id)}>
                    {one.companyName}
                  </Link>
                </th>
                <td>
                  {one.familyName} {one.givenName}
                </td>
                <td>
                  <MailDomain domain={one.mailDomain} isFree={one.isFreeMail} />
                </td>
                <td>
                  {slashDate(one.insertedAt)}
                  {status === 'APPLIED' && `（${agoText(one.insertedAt, now)}）`}
                </td>
                {status !== 'APPLIED' && (
                  <td>
                    {one.decidedAt && slashDate(one.decidedAt)} {one.decidedByName}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(status, to)} />
    </>
  )
}
