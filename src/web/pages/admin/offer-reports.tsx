import { mayAct } from '#domain/admin-account/role/rules.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { Count } from '#web/ui/marks/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/offer-reports'
import { actOnOfferReports } from './offer-reports/act.ts'
import { Case } from './offer-reports/case.tsx'
import { LostRefusal } from './parts/lost-refusal.tsx'
import { NoAccess } from './parts/no-access.tsx'
import { choiceOf, pagedBy } from './parts/paged-list.ts'
import { Sections } from './parts/section.tsx'

const AdminOfferReports = graphql(`
  query AdminOfferReports($filter: OfferReportCaseFilter!, $first: Int!, $offset: Int!) {
    viewer {
      id
      role
    }
    offerReportCaseCounts {
      mismatch
      overdue
    }
    offerReportCases(filter: $filter, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        ...OfferReportCaseCard
      }
    }
  }
`)

const filters = { MISMATCH: '食い違い', OVERDUE: '期限切れ', RESOLVED: '解決済み' } as const
type Filter = keyof typeof filters
const filterKeys = Object.keys(filters) as Filter[]

const { load, addressOf } = pagedBy({
  filters: { filter: choiceOf('filter', filterKeys, 'MISMATCH') },
  urlOf: adminUrls.offerReports,
  pageSize: 20,
  find: (ask, question) => ask(AdminOfferReports, question),
  totalOf: ({ offerReportCases }) => offerReportCases.totalCount,
})
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnOfferReports)
export const clientAction = actOnClient(actOnOfferReports)

const title = '内定承諾'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const nothing: Record<Filter, string> = {
  MISMATCH: '食い違っている報告はありません',
  OVERDUE: '回答の期限を過ぎた報告はありません',
  RESOLVED: '運営が解決した報告はまだありません',
}

export default function AdminOfferReportsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  useSuccessMessage(answer)
  if (!loaderData) return <NoAccess title={title} />
  const { offerReportCases: cases, offerReportCaseCounts: counts, viewer, page, pageCount } = loaderData
  const { filter } = loaderData.filter
  const waiting: Record<Filter, number> = { MISMATCH: counts.mismatch, OVERDUE: counts.overdue, RESOLVED: 0 }
  return (
    <>
      <SidePageHead
        title={title}
        lead="学生の報告に企業が「事実と異なる」と答えたものや、企業が期限までに答えていないものです。双方に事情をうかがってから決めます。"
      />
      <LinkTabs label="報告の状態">
        {filterKeys.map((key) => (
          <LinkTab key={key} to={addressOf({ filter: key })} isCurrent={key === filter}>
            {filters[key]}
            {waiting[key] > 0 && <Count value={waiting[key]} />}
          </LinkTab>
        ))}
      </LinkTabs>
      <LostRefusal answer={answer} hasForm={(_, id) => cases.nodes.some((one) => one.id === id)} />
      {cases.nodes.length === 0 ? (
        <EmptyState title={nothing[filter]} />
      ) : (
        <Sections>
          {cases.nodes.map((one) => (
            <Case key={one.id} report={one} mayResolve={mayAct(viewer.role, 'resolveOfferReport')} answer={answer} />
          ))}
        </Sections>
      )}
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf({ filter }, to)} />
    </>
  )
}
