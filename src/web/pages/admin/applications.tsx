import { useNavigation } from 'react-router'
import { notFound, onClient, onServer, type Ask } from '#web/ask.ts'
import type { AdminApplicationsQuery } from '#web/generated/admin/graphql.ts'
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
import { columnsOf } from '#web/parts/columns.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
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

const columns = columnsOf<AdminApplicationsQuery['preRegistrations']['nodes'][number]>()

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
      <DataTable
        label={`申込の一覧（${applicationNames[status]}）`}
        minWidth={720}
        busy={isBusy}
        rows={applications}
        idOf={({ id }) => id}
        empty={<EmptyState title={empty[status]} />}
        columns={[
          columns.link(
            '会社名',
            ({ id }) => adminUrls.application(id),
            ({ companyName }) => companyName,
          ),
          columns.text('担当者', ({ familyName, givenName }) => `${familyName} ${givenName}`),
          columns.text('メールのドメイン', ({ mailDomain, isFreeMail }) => (
            <MailDomain domain={mailDomain} isFree={isFreeMail} />
          )),
          columns.text(
            '受付',
            ({ insertedAt }) => slashDate(insertedAt) + (status === 'APPLIED' ? `（${agoText(insertedAt, now)}）` : ''),
          ),
          ...(status === 'APPLIED'
            ? []
            : [
                columns.text('判断', ({ decidedAt, decidedByName }) =>
                  [decidedAt && slashDate(decidedAt), decidedByName].filter(Boolean).join(' '),
                ),
              ]),
        ]}
      />
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(status, to)} />
    </>
  )
}
