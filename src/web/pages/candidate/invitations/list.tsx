import { useRef } from 'react'
import { Link } from 'react-router'
import { notFound, onClient, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { ButtonLink } from '#web/parts/link.tsx'
import { countPages, readPageNumber } from '#web/parts/page-number.ts'
import { Page, PageHead } from '#web/parts/page.tsx'
import { titleOf } from '#web/parts/title.ts'
import { Count } from '#web/ui/count.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { tabClass, tabsClass } from '#web/ui/tabs.tsx'
import { invitationStatuses, urls, type InvitationStatus } from '#ground/urls.ts'
import type { Route } from './+types/list'
import { Declined } from './parts/declined.tsx'
import { InvitationCard } from './list/card.tsx'
import { ScoutSkeletons, useLoadingScouts } from './list/loading.tsx'
import styles from './list.module.css'
import { useListKeys } from './parts/list-keys.ts'
import { isInvitationStatus, tabs } from './list/statuses.ts'

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
export const clientLoader = onClient(load)
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? `スカウト（${tabs[loaderData.status].label}）` : 'スカウト', matches)

export default function InvitationList({ loaderData }: Route.ComponentProps) {
  const { scoutInvitations, scoutInvitationCounts, status, page, pageCount } = loaderData
  const list = useRef<HTMLUListElement>(null)
  useListKeys(list)
  const loading = useLoadingScouts(scoutInvitationCounts)
  const { label, empty, note } = tabs[status]
  const next = otherTab(scoutInvitationCounts, status)
  return (
    <Page narrow className={styles.page}>
      <PageHead title="スカウト" />
      <Declined />
      <nav className={tabsClass(styles.tabs)} aria-label="スカウトの状態">
        {invitationStatuses.map((one) => (
          <Link
            key={one}
            ref={one === status ? showTab : undefined}
            className={tabClass()}
            to={urls.candidate.invitations(one)}
            aria-current={one === status ? 'page' : undefined}
          >
            {tabs[one].label}
            {scoutInvitationCounts[tabs[one].count] > 0 && (
              <Count value={countOf(scoutInvitationCounts, one)} quiet={!needsAnswer(scoutInvitationCounts, one)} />
            )}
          </Link>
        ))}
      </nav>
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
            <ul ref={list} className={styles.list}>
              {scoutInvitations.edges.map(({ node }) => (
                <InvitationCard key={node.id} invitation={node} />
              ))}
            </ul>
            <p className={`${styles.hint} wide-only`}>
              <kbd>↑</kbd>
              <kbd>↓</kbd>で移動、<kbd>Enter</kbd>で開きます
            </p>
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={(to) => urls.candidate.invitations(status, to)}
              renderLink={({ href, ...link }) => <Link {...link} to={href} />}
              className={styles.pagination}
            />
          </>
        )}
      </section>
    </Page>
  )
}

// Scrolls the current tab to the middle: on phones the tabs are wider than the screen, and its neighbours show beside it.
const showTab = (tab: HTMLElement | null) => {
  void tab?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

type Counts = Route.ComponentProps['loaderData']['scoutInvitationCounts']

/** Scouts in the tab for which the student has something to do. */
const toDo = (counts: Counts, status: InvitationStatus) =>
  status === 'pending' ? counts.toAnswer : status === 'pending-schedule' ? counts.toSchedule : 0
const needsAnswer = (counts: Counts, status: InvitationStatus) => toDo(counts, status) > 0
const countOf = (counts: Counts, status: InvitationStatus) => toDo(counts, status) || counts[tabs[status].count]

/** The first other tab with scouts, offered when this tab is empty. */
const otherTab = (counts: Counts, status: InvitationStatus) =>
  invitationStatuses.find((one) => one !== status && counts[tabs[one].count] > 0)
