import { adminUrls } from '#ground/admin-urls.ts'
import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { Count } from '#web/ui/marks/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/agent-consultations'
import { actOnConsultations } from './agent-consultations/act.ts'
import { Consultation } from './agent-consultations/consultation.tsx'
import { NoAccess } from './parts/no-access.tsx'
import { choiceOf, pagedBy } from './parts/paged-list.ts'
import { Sections } from './parts/section.tsx'

const AdminAgentConsultations = graphql(`
  query AdminAgentConsultations($filter: AgentConsultationFilter!, $first: Int!, $offset: Int!) {
    desk {
      agentConsultations {
        count
      }
    }
    agentConsultations(filter: $filter, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        ...AgentConsultationCard
      }
    }
  }
`)

const filters = { OPEN: '渡す前', HANDED_OVER: '渡したもの', REVOKED: '取り消し' } as const
type Filter = keyof typeof filters
const filterKeys = Object.keys(filters) as Filter[]

const { load, addressOf } = pagedBy({
  filters: { filter: choiceOf('filter', filterKeys, 'OPEN') },
  urlOf: adminUrls.agentConsultations,
  pageSize: 20,
  find: (ask, question) => ask(AdminAgentConsultations, question),
  totalOf: ({ agentConsultations }) => agentConsultations.totalCount,
})
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnConsultations)
export const clientAction = actOnClient(actOnConsultations)

const title = 'エージェント相談'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

const nothing: Record<Filter, string> = {
  OPEN: '情報を渡す前の同意はありません',
  HANDED_OVER: '情報を渡した同意はありません',
  REVOKED: '取り消された同意はありません',
}

export default function AdminAgentConsultationsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  useSuccessMessage(answer)
  if (!loaderData) return <NoAccess title={title} />
  const { agentConsultations: consultations, desk, page, pageCount } = loaderData
  const { filter } = loaderData.filter
  const disclosed = answer && 'disclosed' in answer ? answer.disclosed : null
  const refusal = refusedOf(answer)?.message
  const refusedId = answer && 'refused' in answer ? answer.values?.['id']?.[0] : undefined
  const isRefusalInList = consultations.nodes.some(({ id }) => id === refusedId)
  return (
    <>
      <SidePageHead
        title={title}
        lead="学生が同意した提携先に、同意のあった情報だけを渡します。提携先には、受付番号だけをメールで知らせています。"
      />
      <LinkTabs label="同意の状態">
        {filterKeys.map((key) => (
          <LinkTab key={key} to={addressOf({ filter: key })} isCurrent={key === filter}>
            {filters[key]}
            {key === 'OPEN' && desk.agentConsultations.count > 0 && <Count value={desk.agentConsultations.count} />}
          </LinkTab>
        ))}
      </LinkTabs>
      {refusal && !isRefusalInList && (
        <Notice kind="error" live>
          {refusal}
        </Notice>
      )}
      {consultations.nodes.length === 0 ? (
        <EmptyState title={nothing[filter]}>
          {filter === 'OPEN' && '学生がエージェント相談に同意すると、ここに表示されます。'}
        </EmptyState>
      ) : (
        <Sections>
          {consultations.nodes.map((one) => (
            <Consultation
              key={one.id}
              consultation={one}
              student={disclosed?.id === one.id ? disclosed.student : undefined}
              refusal={refusedId === one.id ? refusal : undefined}
            />
          ))}
        </Sections>
      )}
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf({ filter }, to)} />
    </>
  )
}
