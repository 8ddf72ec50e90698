import { useRef } from 'react'
import { notFound, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { orNull } from '#web/carry/or-null.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { invitationStatuses, urls, type InvitationStatus } from '#ground/urls.ts'
import type { Route } from './+types/list'
import { Declined } from './parts/declined.tsx'
import { InvitationCard } from './list/card.tsx'
import { ScoutSkeletons, useLoadingScouts } from './list/loading.tsx'
import styles from './list.module.css'
import { useListKeys } from './parts/list-keys.ts'
import { isInvitationStatus, tabs } from './list/statuses.ts'
import { ScoutTabs } from './list/tabs.tsx'

const InvitationListPage = graphql(`
  query InvitationListPage($status: ScoutInvitationStatusFilter!, $first: Int!, $offset: Int!) {
    scoutInvitationCounts {
      pending
      pendingSchedule
      toAnswer
      toSchedule
      accepted
      declined
      expired
    }
    scoutInvitations(status: $status, first: $first, offset: $offset) {
      totalCount
      edges {
        node {
          id
          ...InvitationCard
        }
      }
    }
  }
`)

const pageSize = 20

const load = async (ask: Ask, { params }: { params: { status?: string; page?: string } }) => {
  const { status = '' } = params
  if (!isInvitationStatus(status)) throw notFound()
  const page = readPageNumber(params.page)
  const found = await ask(InvitationListPage, {
    status: tabs[status].filter,
    first: pageSize,
    offset: (page - 1) * pageSize,
  })
  const pageCount = countPages({ page, total: found.scoutInvitations.totalCount, size: pageSize }, (last) =>
    urls.candidate.invitations(status, last),
  )
  return { ...found, status, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? `スカウト（${tabs[loaderData.status].label}）` : 'スカウト', matches)

export default function InvitationList({ loaderData, params: { status } }: Route.ComponentProps) {
  return (
    <Page narrow className={styles.page}>
      <PageHead title="スカウト" />
      <Declined />
      {isInvitationStatus(status) && <ScoutTabs status={status} counts={loaderData?.scoutInvitationCounts ?? null} />}
      {loaderData ? <Scouts {...loaderData} /> : <LoadFailed />}
    </Page>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Scouts({ scoutInvitations, scoutInvitationCounts, status, page, pageCount }: Loaded) {
  const list = useRef<HTMLUListElement>(null)
  useListKeys(list)
  const loading = useLoadingScouts(scoutInvitationCounts)
  const { label, empty, note } = tabs[status]
  const next = otherTab(scoutInvitationCounts, status)
  return (
    <section aria-label={label} aria-busy={loading.isLoading} className={styles.panel}>
      {loading.skeletons > 0 ? (
        <ScoutSkeletons count={loading.skeletons} />
      ) : scoutInvitations.edges.length === 0 ? (
        <EmptyState
          title={empty}
          action={
            next && (
              <ButtonLink kind="secondary" to={urls.candidate.invitations(next)}>
                「{tabs[next].label}」を見る
              </ButtonLink>
            )
          }
        >
          {note}
        </EmptyState>
      ) : (
        <>
          {status === 'accepted' && (
            <p className={styles.onward}>
              <ButtonLink kind="secondary" to={urls.candidate.progress()}>
                すすんでいる企業をまとめて見る
              </ButtonLink>
            </p>
          )}
          <ul ref={list} className="stack-3">
            {scoutInvitations.edges.map(({ node }) => (
              <InvitationCard key={node.id} invitation={node} />
            ))}
          </ul>
          <p className={`${styles.hint} wide-only`}>
            <kbd>↑</kbd>
            <kbd>↓</kbd>で移動、<kbd>Enter</kbd>で開きます
          </p>
          <Pages
            page={page}
            pageCount={pageCount}
            hrefOf={(to) => urls.candidate.invitations(status, to)}
            className={styles.pagination}
          />
        </>
      )}
    </section>
  )
}

/** The first other tab with scouts, offered when this tab is empty. */
const otherTab = (counts: Loaded['scoutInvitationCounts'], status: InvitationStatus) =>
  invitationStatuses.find((one) => one !== status && counts[tabs[one].count] > 0)
