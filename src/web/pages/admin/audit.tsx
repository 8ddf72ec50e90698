import { useNavigation } from 'react-router'
import { auditAreas, auditPageSize, checkPeriod, maxCounted, usualPeriod } from '#domain/audit/search/rules.ts'
import { onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { firstLetters } from '#ground/text-length.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { countPages, readPageNumber } from '#web/parts/page-number.ts'
import { Pages } from '#web/parts/pages.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/audit'
import { AuditTable } from './audit/entries.tsx'
import { AuditSearchForm } from './audit/search-form.tsx'
import { textNames, type Conditions } from './audit/conditions.ts'

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

function conditionsOf(query: URLSearchParams): Conditions {
  const usual = usualPeriod(tokyoToday())
  const text = (name: string) => firstLetters(query.get(name)?.trim() ?? '', maxText)
  const texts = Object.fromEntries(textNames.map((name) => [name, text(name)])) as Record<
    (typeof textNames)[number],
    string
  >
  return {
    ...texts,
    from: text('from') || usual.from,
    to: text('to') || usual.to,
    area: auditAreas.find((known) => known === query.get('area')) ?? null,
  }
}

const load = async (ask: Ask, { url }: { url: URL }) => {
  const conditions = conditionsOf(url.searchParams)
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const mistake = checkPeriod(conditions)
  if (mistake) return { conditions, mistake, page: 1, pageCount: 1, total: 0, entries: [] }
  const { auditEntries } = await ask(AdminAudit, { ...conditions, page })
  const { totalCount: total, nodes } = auditEntries
  const pageCount = countPages({ page, total, size: auditPageSize }, (to) => addressOf(conditions, to))
  return { conditions, mistake, page, pageCount, total, entries: nodes }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const addressOf = (conditions: Conditions, page: number) =>
  adminUrls.audit({ ...conditions, page: page > 1 ? page : null })

export const meta: Route.MetaFunction = ({ matches }) => titleOf('操作の記録', matches)

export default function AdminAuditPage({ loaderData }: Route.ComponentProps) {
  const { conditions, mistake, page, pageCount, total, entries } = loaderData
  const isBusy = useNavigation().state === 'loading'
  return (
    <>
      <SidePageHead title="操作の記録" lead="だれが、いつ、何をしたか。この検索も記録されます。" />
      <AuditSearchForm key={addressOf(conditions, 1)} conditions={conditions} mistake={mistake} />
      {total >= maxCounted && (
        <Notice>
          {maxCounted.toLocaleString('ja-JP')}件まで表示しています。期間や条件を絞ると、残りが見つかります。
        </Notice>
      )}
      {mistake ? null : entries.length === 0 ? (
        <EmptyState title="当てはまる記録はありません">期間を広げるか、条件を減らしてください。</EmptyState>
      ) : (
        <AuditTable entries={entries} isBusy={isBusy} />
      )}
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf(conditions, to)} />
    </>
  )
}
