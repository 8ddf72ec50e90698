import { useRef } from 'react'
import { Link, redirect, useFetcher, useRevalidator } from 'react-router'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, askFromBrowser, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { CompanyLine } from '#web/parts/companies/company-line.tsx'
import { useSubscription } from '#web/parts/live/subscription.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { Page } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { ThreadEventFields, ThreadMessageFields } from '#web/parts/thread/entries.ts'
import { encodedFiles, filesOf } from '#web/parts/forms/chosen-files.ts'
import { useReadThrough } from '#web/parts/thread/read-through.ts'
import { readBefore, refusalOf, sendingBy } from '#web/parts/thread/sending.ts'
import { Talk } from '#web/parts/thread/talk.tsx'
import { wordsForStudent } from '#web/parts/thread/words/student.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import type { Route } from './+types/thread'
import styles from './thread.module.css'
import { AfterReport } from './thread/after-report.tsx'
import { Report } from './thread/report.tsx'
import { ThreadStep } from './thread/step.tsx'

const CandidateThreadPage = graphql(`
  query CandidateThreadPage($id: ID!, $before: Int) {
    viewer {
      ... on CandidateViewer {
        __typename
        id
      }
    }
    threadWithCompany(scoutInvitationId: $id) {
      scoutInvitationId
      state
      ending
      canWrite
      lastPosition
      readPosition
      unreadCount
      companyReadPosition
      scoutInvitation {
        id
        company {
          displayName
          ...CompanyMark
        }
        stepTitle
        ...ThreadStep
        ...AfterReport
      }
    }
    threadChoice {
      showsReading
    }
    threadMessages(scoutInvitationId: $id, before: $before) {
      ...ThreadMessageFields
    }
    threadEvents(scoutInvitationId: $id) {
      ...ThreadEventFields
    }
  }
`)

const SendToCompany = graphql(`
  mutation SendToCompany($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {
    sendMessageToCompany(scoutInvitationId: $id, text: $text, files: $files) {
      lastPosition
    }
  }
`)
const ReadThread = graphql(`
  mutation ReadThreadOfCandidate($id: ID!, $position: Int!) {
    readThreadWithCompany(scoutInvitationId: $id, position: $position)
  }
`)
const ReportThread = graphql(`
  mutation ReportThread($id: ID!, $reason: String!) {
    reportThread(scoutInvitationId: $id, reason: $reason)
  }
`)
const ThreadMoved = graphql(`
  subscription CandidateThreadMoved($id: ID) {
    threadWithCompanyChanged(scoutInvitationId: $id) {
      lastPosition
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

async function load(ask: Ask, { params: { scoutInvitationId: id }, url }: Args) {
  const before = readBefore(url.searchParams)
  const { viewer, ...page } = await ask(CandidateThreadPage, { id, before })
  return { ...page, viewerId: viewer?.__typename === 'CandidateViewer' ? viewer.id : '', before }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnThread = act({
  send: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(SendToCompany, { id, text: formText(form, 'text'), files: await encodedFiles(filesOf(form)) })
    return redirect(urls.candidate.thread(id))
  },
  read: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(ReadThread, { id, position: Number(formText(form, 'position')) || 0 })
    return null
  },
  report: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(ReportThread, { id, reason: formText(form, 'reason') })
    return redirect(urls.candidate.thread(id))
  },
})
export const action = actOnServer(actOnThread)
export const clientAction = actOnClient(actOnThread)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? titleWith(loaderData.threadWithCompany) : 'やりとり', matches)

type Thread = Route.ComponentProps['loaderData']['threadWithCompany']
const titleWith = ({ scoutInvitation, unreadCount }: Pick<Thread, 'scoutInvitation' | 'unreadCount'>) =>
  `${unreadCount > 0 ? `(${unreadCount}) ` : ''}${scoutInvitation.company.displayName}とのやりとり`

export default function CandidateThread({ loaderData, actionData }: Route.ComponentProps) {
  const { threadWithCompany: thread, threadMessages, threadEvents, viewerId, before } = loaderData
  const { scoutInvitation: scout, scoutInvitationId: id } = thread
  const { company, stepTitle } = scout
  const { revalidate } = useRevalidator()
  const { submit } = useFetcher()
  const field = useRef<HTMLTextAreaElement>(null)
  const fileAddress = useFileAddress()
  useSubscription({
    area: 'candidate',
    document: ThreadMoved,
    id,
    onEvent: () => void revalidate(),
    onReturn: () => void revalidate(),
    askEvery: 20_000,
  })
  useReadThrough(id, thread.lastPosition, thread.readPosition, (position) => {
    void submit({ intent: 'read', position }, { method: 'post', action: urls.candidate.thread(id) })
  })
  const isQuestion = thread.state === 'QUESTION'
  return (
    <>
      <PageBar title="やりとり" back={urls.candidate.threads()} backLabel="やりとりの一覧へ戻る" />
      <Page narrow className={styles.page}>
        <header className={styles.head}>
          <CompanyLine heading="h1" company={company} note={stepTitle}>
            {company.displayName}
          </CompanyLine>
          <div className="row-2">
            <ButtonLink kind="secondary" to={urls.candidate.invitation(id)}>
              スカウトを見る
            </ButtonLink>
            <ThreadStep scout={scout} />
          </div>
          {thread.ending === 'REPORTED' ? (
            <AfterReport scout={scout} />
          ) : (
            <Report
              companyName={company.displayName}
              isEnded={thread.state === 'CLOSED'}
              answer={refusalOf(actionData, 'report')}
            />
          )}
        </header>
        <Talk
          thread={thread}
          messages={threadMessages.map((one) => readFragment(ThreadMessageFields, one))}
          events={threadEvents.map((one) => readFragment(ThreadEventFields, one))}
          before={before}
          hrefOf={(position) => urls.candidate.thread(id, position)}
          side="CANDIDATE"
          words={wordsForStudent}
          viewerId={viewerId}
          companyName={company.displayName}
          studentName="あなた"
          otherReadPosition={thread.companyReadPosition}
          fileHref={(position, number) => fileAddress(urls.candidate.threadFile(id, position, number))}
          send={sendingBy(
            async ({ text, files }, key) =>
              (await askFromBrowser(key)(SendToCompany, { id, text, files: await encodedFiles(files) }))
                .sendMessageToCompany.lastPosition,
          )}
          answer={refusalOf(actionData, 'send')}
          field={field}
          tools={thread.state === 'OPEN' && <ReadingNote isShown={loaderData.threadChoice.showsReading} />}
          label={isQuestion ? '質問を書く' : 'メッセージを書く'}
          note={isQuestion ? '承認する前に、1つだけ質問できます。氏名と連絡先は企業に伝わりません。' : undefined}
          silence={
            isQuestion ? '質問を送りました。続きのやりとりは、スカウトを承認するとできるようになります。' : undefined
          }
        />
      </Page>
    </>
  )
}

/** A student knows what the company sees of the reading, and where that is changed. */
const ReadingNote = ({ isShown }: { isShown: boolean }) => (
  <p className="note-12">
    読んだことは、企業に「既読」と表示され{isShown ? 'ます' : 'ません'}。
    <Link className={linkClass()} to={urls.candidate.settingsNotifications()}>
      変更する
    </Link>
  </p>
)
