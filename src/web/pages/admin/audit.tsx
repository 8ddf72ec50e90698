import { grouped } from '#ground/grouped.ts'
import { useNavigation } from 'react-router'
import { auditAreas, auditPageSize, checkPeriod, maxCounted, usualPeriod } from '#domain/audit/search/rules.ts'
import { onClient, onServer } from '#web/carry/ask.ts'
import type { AdminAuditQuery } from '#web/generated/admin/graphql.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { Pages } from '#web/parts/page/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/audit'
import { AuditTable } from './audit/entries.tsx'
import { AuditSearchForm } from './audit/search-form.tsx'
import { NoAccess } from './parts/no-access.tsx'
import { pagedBy, textOf } from './parts/paged-list.ts'

const AdminAudit = graphql(`
  query AdminAudit(
    $from: Date!
    $to: Date!
    $area: AuditArea
    $actorId: String!
    $companyId: String!
    $candidateId: String!
    $action: String!
    $subject: String!
    $subjectId: String!
    $requestId: String!
    $page: Int!
  ) {
    auditEntries(
      from: $from
      to: $to
      area: $area
      actorId: $actorId
      companyId: $companyId
      candidateId: $candidateId
      action: $action
      subject: $subject
      subjectId: $subjectId
      requestId: $requestId
      page: $page
    ) {
      totalCount
      nodes {
        id
        ...AuditEntryFields
      }
    }
  }
`)

const maxText = 100
const usual = () => usualPeriod(tokyoToday())
const areaOf = (text: string) => auditAreas.find((area) => area === text) ?? null
/** A period with a mistake finds nothing. */
const nothing: AdminAuditQuery = { auditEntries: { totalCount: 0, nodes: [] } }

const { load, addressOf } = pagedBy({
  filters: {
    from: textOf('from', maxText, () => usual().from),
    to: textOf('to', maxText, () => usual().to),
    area: { name: 'area', read: areaOf, write: (area) => area },
    actorId: textOf('actorId', maxText),
    companyId: textOf('companyId', maxText),
    candidateId: textOf('candidateId', maxText),
    action: textOf('action', maxText),
    subject: textOf('subject', maxText),
    subjectId: textOf('subjectId', maxText),
    requestId: textOf('requestId', maxText),
  },
  urlOf: adminUrls.audit,
  pageSize: auditPageSize,
  find: async (ask, conditions, page) => (checkPeriod(conditions) ? nothing : ask(AdminAudit, { ...conditions, page })),
  totalOf: ({ auditEntries }) => auditEntries.totalCount,
})
export const loader = onServer(load)
export const clientLoader = onClient(load)

const title = '操作の記録'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminAuditPage({ loaderData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'loading'
  if (!loaderData) return <NoAccess title={title} />
  const { filter: conditions, auditEntries, page, pageCount, total } = loaderData
  const mistake = checkPeriod(conditions)
  return (
    <>
      <SidePageHead title={title} lead="だれが、いつ、何をしたか。この検索も記録されます。" />
      <AuditSearchForm address={addressOf(conditions)} conditions={conditions} mistake={mistake} />
      {total >= maxCounted && (
        <Notice>{grouped(maxCounted)}件まで表示しています。期間や条件を絞ると、残りが見つかります。</Notice>
      )}
      {!mistake && <AuditTable entries={auditEntries.nodes} isBusy={isBusy} />}
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(conditions, to)} />
    </>
  )
}
