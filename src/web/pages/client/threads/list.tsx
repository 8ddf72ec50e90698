import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { inboxPageSize } from '#domain/scout-invitation/thread/inbox/rules.ts'
import { searchWords } from '#domain/scout-invitation/thread/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { notFound, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { orNull } from '#web/carry/or-null.ts'
import { graphql } from '#web/generated/index.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { useSubscription } from '#web/parts/live/subscription.ts'
import { LinkTab, LinkTabs } from '#web/parts/page/link-tabs.tsx'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { ThreadSearch } from '#web/parts/thread/thread-search.tsx'
import { useKeys } from '#web/ui/browser/keys.ts'
import { focusRowBeside } from '#web/ui/browser/row-focus.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import { RowList } from '../parts/row-list.tsx'
import type { Route } from './+types/list'
import { inboxLists, isInboxList, type InboxList } from './list/filters.ts'
import { JobFilter } from './list/job-filter.tsx'
import { ThreadRow } from './list/row.tsx'
import styles from './list/list.module.css'

const InboxPage = graphql(`
  query InboxPage($filter: InboxFilter!, $jobId: ID, $text: String!, $first: Int!, $offset: Int!) {
    viewer {
      ... on CompanyViewer {
        __typename
        unansweredThreadCount
      }
    }
    inbox(filter: $filter, jobId: $jobId, text: $text, first: $first, offset: $offset) {
      totalCount
      nodes {
        scoutInvitationId
        ...ThreadRow
      }
      jobs {
        id
        title
        threadCount
      }
    }
  }
`)

const InboxMoved = graphql(`
  subscription InboxMoved($id: ID) {
    threadWithCandidateChanged(scoutInvitationId: $id) {
      scoutInvitationId
    }
  }
`)

type Chosen = { list: InboxList; job: string | null; text: string }
const addressOf = ({ list, job, text }: Chosen, page = 1) =>
  clientUrls.threads({ filter: list === 'all' ? null : list, job, text: text || null, page: page > 1 ? page : null })

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const list = url.searchParams.get('filter') ?? 'all'
  if (!isInboxList(list)) throw notFound()
  const job = url.searchParams.get('job') || null
  const text = searchWords(url.searchParams.get('text'))
  const variables = { filter: inboxLists[list].filter, jobId: job, text, first: inboxPageSize }
  const { viewer, ...answer } = await ask(InboxPage, { ...variables, offset: (page - 1) * inboxPageSize })
  const pageCount = countPages({ page, total: answer.inbox.totalCount, size: inboxPageSize }, (last) =>
    addressOf({ list, job, text }, last),
  )
  const unanswered = viewer?.__typename === 'CompanyViewer' ? viewer.unansweredThreadCount : 0
  return { ...answer, unanswered, list, job, text, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))

const title = 'やりとり'
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData && loaderData.unanswered > 0 ? `(${loaderData.unanswered}) ${title}` : title, matches)

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const askAgain = () => void revalidate()
  useSubscription({
    area: 'client',
    document: InboxMoved,
    id: null,
    onEvent: askAgain,
    onReturn: askAgain,
    askEvery: 30_000,
  })
  return (
    <Page>
      <PageHead title={title}>スカウトを承認した学生、質問した学生とのやりとりです。新しい順に並びます。</PageHead>
      {loaderData ? <Threads {...loaderData} /> : <LoadFailed />}
    </Page>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

const emptyTexts: Record<InboxList, { title: string; text: string }> = {
  all: {
    title: 'やりとりはまだありません',
    text: '学生がスカウトを承認するか、承認する前に質問すると、ここに並びます。',
  },
  unanswered: { title: '返信を待っている学生はいません', text: '学生からメッセージが届くと、ここに並びます。' },
  mine: {
    title: '担当しているやりとりはありません',
    text: 'あなたが送ったスカウトの学生と、引き継いだ学生が並びます。',
  },
}

const nothingFound = {
  title: '見つかりませんでした',
  text: '言葉を短くするか、別の言葉でさがしてください。',
}

function Threads({ inbox, unanswered, list, job, text, page, pageCount }: Loaded) {
  const rows = useRef<HTMLDivElement>(null)
  useRowKeys(rows)
  const empty = text === '' ? emptyTexts[list] : nothingFound
  return (
    <>
      <div className={styles.bar}>
        <LinkTabs label="やりとりの一覧">
          {(Object.keys(inboxLists) as InboxList[]).map((one) => (
            <LinkTab key={one} to={addressOf({ list: one, job, text })} isCurrent={one === list}>
              {inboxLists[one].label}
              {one === 'unanswered' && unanswered > 0 && <Count value={unanswered} />}
            </LinkTab>
          ))}
        </LinkTabs>
        <ThreadSearch
          text={text}
          label="名前・言葉でさがす"
          fields={{ filter: list === 'all' ? '' : list, job: job ?? '' }}
        />
        <JobFilter jobs={inbox.jobs} job={job} list={list} text={text} />
      </div>
      {inbox.nodes.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <div ref={rows}>
          <RowList>
            {inbox.nodes.map((thread) => (
              <ThreadRow key={thread.scoutInvitationId} thread={thread} />
            ))}
          </RowList>
        </div>
      )}
      <p className="note-12 wide-only">
        <kbd>J</kbd>
        <kbd>K</kbd>で移動、<kbd>Enter</kbd>で開きます
      </p>
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => addressOf({ list, job, text }, to)} />
    </>
  )
}

/** J and K go from thread to thread, as in the list of students. */
function useRowKeys(rows: React.RefObject<HTMLElement | null>) {
  const move = (step: 1 | -1) => () => focusRowBeside(rows.current?.querySelectorAll('li') ?? [], step, 'h2 a')
  useKeys({ j: move(1), k: move(-1) })
}
