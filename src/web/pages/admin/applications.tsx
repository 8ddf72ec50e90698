import { useNavigation } from 'react-router'
import { onClient, onServer } from '#web/carry/ask.ts'
import type { AdminApplicationsQuery } from '#web/generated/admin/graphql.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { preRegistrationStatuses, type PreRegistrationStatus } from '#domain/inquiry/decision/rules.ts'
import { agoText, slashDate } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { columnsOf } from '#web/parts/page/columns.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { applicationNames } from './parts/application-badge.tsx'
import { MailDomain } from './parts/mail-domain.tsx'
import { NoAccess } from './parts/no-access.tsx'
import { choiceOf, pagedBy } from './parts/paged-list.ts'
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

const column = columnsOf<AdminApplicationsQuery['preRegistrations']['nodes'][number]>()

const { load, addressOf } = pagedBy({
  filters: { status: choiceOf('status', preRegistrationStatuses, 'APPLIED') },
  urlOf: adminUrls.applications,
  pageSize: 50,
  find: (ask, question) => ask(AdminApplications, question),
  totalOf: ({ preRegistrations }) => preRegistrations.totalCount,
})
export const loader = onServer(load)
export const clientLoader = onClient(load)

const columnsFor = (status: PreRegistrationStatus, now: string) => [
  column.link(
    '会社名',
    ({ id }) => adminUrls.application(id),
    ({ companyName }) => companyName,
  ),
  column.text('担当者', ({ familyName, givenName }) => `${familyName} ${givenName}`),
  column.text('メールのドメイン', ({ mailDomain, isFreeMail }) => (
    <MailDomain domain={mailDomain} isFree={isFreeMail} />
  )),
  column.text(
    '受付',
    ({ insertedAt }) => slashDate(insertedAt) + (status === 'APPLIED' ? `（${agoText(insertedAt, now)}）` : ''),
  ),
  ...(status === 'APPLIED'
    ? []
    : [
        column.text('判断', ({ decidedAt, decidedByName }) =>
          [decidedAt && slashDate(decidedAt), decidedByName].filter(Boolean).join(' '),
        ),
      ]),
]

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
  const { preRegistrations, filter, page, pageCount } = loaderData
  const { status } = filter
  return (
    <>
      <SidePageHead title={title} lead="企業の事前登録を確かめて、承認するか見送るかを決めます。" />
      <LinkTabs label="申込の状態">
        {preRegistrationStatuses.map((one) => (
          <LinkTab key={one} to={addressOf({ status: one })} isCurrent={one === status}>
            {applicationNames[one]}
          </LinkTab>
        ))}
      </LinkTabs>
      <DataTable
        label={`申込の一覧（${applicationNames[status]}）`}
        minWidth={720}
        busy={isBusy}
        rows={preRegistrations.nodes}
        idOf={({ id }) => id}
        empty={<EmptyState title={empty[status]} />}
        columns={columnsFor(status, now)}
      />
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(filter, to)} />
    </>
  )
}
