import { Link, useRevalidator } from 'react-router'
import { searchWords } from '#domain/scout-invitation/thread/rules.ts'
import { firstLetters } from '#ground/text-length.ts'
import { agoText } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { orNull } from '#web/carry/or-null.ts'
import { graphql } from '#web/generated/index.ts'
import type { CandidateThreadsPageQuery } from '#web/generated/graphql.ts'
import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { useSubscription } from '#web/parts/live/subscription.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useNow } from '#web/parts/page/now.tsx'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { Page, PageHead } from '#web/parts/page/page.tsx'
import { Pages } from '#web/parts/page/pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { wordsForStudent } from '#web/parts/thread/words/student.ts'
import { ThreadSearch } from '#web/parts/thread/thread-search.tsx'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Count } from '#web/ui/marks/count.tsx'
import type { Route } from './+types/threads'

const CandidateThreadsPage = graphql(`
  query CandidateThreadsPage($text: String!, $first: Int!, $offset: Int!) {
    threads(text: $text, first: $first, offset: $offset) {
      totalCount
      nodes {
        scoutInvitationId
        state
        ending
        lastAt
        unreadCount
        lastMessage {
          side
          text
        }
        scoutInvitation {
          company {
            displayName
            ...CompanyMark
          }
          stepTitle
        }
      }
    }
  }
`)

const ThreadsMoved = graphql(`
  subscription CandidateThreadsMoved($id: ID) {
    threadWithCompanyChanged(scoutInvitationId: $id) {
      scoutInvitationId
    }
  }
`)

const pageSize = 20

async function load(ask: Ask, { url }: Pick<ClientArgs, 'url'>) {
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const text = searchWords(url.searchParams.get('text'))
  const { threads } = await ask(CandidateThreadsPage, { text, first: pageSize, offset: (page - 1) * pageSize })
  const pageCount = countPages({ page, total: threads.totalCount, size: pageSize }, (last) =>
    urls.candidate.threads(last, text),
  )
  return { threads: threads.nodes, text, page, pageCount }
}
export const loader = onServer(load)
export const clientLoader = onClient(orNull(load))
export const meta: Route.MetaFunction = ({ matches }) => titleOf('やりとり', matches)

export default function CandidateThreads({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const askAgain = () => void revalidate()
  useSubscription({
    area: 'candidate',
    document: ThreadsMoved,
    id: null,
    onEvent: askAgain,
    onReturn: askAgain,
    askEvery: 30_000,
  })
  return (
    <Page narrow className="stack-4">
      <PageHead title="やりとり" />
      {loaderData ? <Threads {...loaderData} /> : <LoadFailed />}
    </Page>
  )
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

function Threads({ threads, text, page, pageCount }: Loaded) {
  if (threads.length === 0 && text === '')
    return (
      <EmptyState
        title="やりとりはまだありません"
        action={
          <ButtonLink kind="secondary" to={urls.candidate.invitations('pending')}>
            届いたスカウトを見る
          </ButtonLink>
        }
      >
        スカウトを承認するか、承認する前に質問すると、ここに並びます。
      </EmptyState>
    )
  return (
    <>
      <ThreadSearch text={text} label="企業名・言葉でさがす" />
      {threads.length === 0 && (
        <EmptyState title="見つかりませんでした">言葉を短くするか、別の言葉でさがしてください。</EmptyState>
      )}
      <ul className="stack-3">
        {threads.map((thread) => (
          <ThreadCard key={thread.scoutInvitationId} thread={thread} />
        ))}
      </ul>
      <Pages page={page} pageCount={pageCount} hrefOf={(to) => urls.candidate.threads(to, text)} />
    </>
  )
}

const excerptLetters = 60
type ThreadOfList = CandidateThreadsPageQuery['threads']['nodes'][number]

function ThreadCard({ thread }: { thread: ThreadOfList }) {
  const { scoutInvitationId: id, state, ending, lastAt, unreadCount, lastMessage, scoutInvitation } = thread
  const { company, stepTitle } = scoutInvitation
  const now = useNow()
  const line = lastMessage?.text.replaceAll(/\s+/g, ' ') ?? ''
  return (
    <Card as="li" link className="stack-2">
      <CompanyLine
        heading="h2"
        company={company}
        note={stepTitle}
        end={
          (state === 'CLOSED' || unreadCount > 0) && (
            <>
              {state === 'CLOSED' && <Badge>終了</Badge>}
              {unreadCount > 0 && <Count value={unreadCount} unit="件の新着" />}
            </>
          )
        }
      >
        <Link className={cardLinkClass()} to={urls.candidate.thread(id)}>
          {company.displayName}
        </Link>
      </CompanyLine>
      <p className="note-14">
        {lastMessage
          ? `${lastMessage.side === 'CANDIDATE' ? 'あなた：' : ''}${firstLetters(line, excerptLetters)}`
          : ending
            ? wordsForStudent.endings[ending]
            : 'スカウトを承認しました。メッセージを送れます。'}
        {lastAt && <span className="quiet">　{agoText(lastAt, now)}</span>}
      </p>
    </Card>
  )
}
