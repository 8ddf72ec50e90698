import { useRef } from 'react'
import { Link, redirect, useFetcher, useNavigate, useRevalidator } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, askFromBrowser, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import { useSubscription } from '#web/parts/live/subscription.ts'
import { useFileAddress } from '#web/parts/page/file-address.ts'
import { Page } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { callStudent } from '#web/parts/students/disclosed.ts'
import { ThreadEventFields, ThreadMessageFields } from '#web/parts/thread/entries.ts'
import { encodedFiles, filesOf } from '#web/parts/forms/chosen-files.ts'
import { useReadThrough } from '#web/parts/thread/read-through.ts'
import { readBefore, refusalOf, sendingBy } from '#web/parts/thread/sending.ts'
import { Talk } from '#web/parts/thread/talk.tsx'
import { wordsForCompany } from '#web/parts/thread/words/company.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { useKeys } from '#web/ui/browser/keys.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { useCanWrite } from '../parts/can-write.ts'
import type { Route } from './+types/thread'
import { ColleagueWriting, useTellWriting } from './thread/colleague-writing.tsx'
import { PhraseMenu } from './thread/phrase-menu.tsx'
import { ThreadSide } from './thread/side.tsx'
import styles from './thread/thread.module.css'

const CompanyThreadPage = graphql(`
  query CompanyThreadPage($id: ID!, $before: Int) {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        familyName
        company {
          displayName
        }
      }
    }
    threadWithCandidate(scoutInvitationId: $id) {
      scoutInvitationId
      state
      ending
      canWrite
      lastPosition
      readPosition
      unreadCount
      candidateReadPosition
      candidate {
        id
        ... on DisclosedSearchCandidate {
          familyName
          givenName
        }
      }
      ...ThreadSide
      ...PhraseValues
    }
    threadMessages(scoutInvitationId: $id, before: $before) {
      ...ThreadMessageFields
    }
    threadEvents(scoutInvitationId: $id) {
      ...ThreadEventFields
    }
    ...ThreadColleagues
    threadPhrases {
      ...ThreadPhrase
    }
  }
`)

const SendToCandidate = graphql(`
  mutation SendToCandidate($id: ID!, $text: String!, $files: [ThreadFileInput!]!) {
    sendMessageToCandidate(scoutInvitationId: $id, text: $text, files: $files) {
      lastPosition
    }
  }
`)
const ReadThread = graphql(`
  mutation ReadThreadOfCompany($id: ID!, $position: Int!) {
    readThreadWithCandidate(scoutInvitationId: $id, position: $position)
  }
`)
const AssignThread = graphql(`
  mutation AssignThread($id: ID!, $companyUserId: ID!) {
    updateThreadInCharge(scoutInvitationId: $id, companyUserId: $companyUserId)
  }
`)
const SettleThread = graphql(`
  mutation SettleThread($id: ID!) {
    settleThread(scoutInvitationId: $id)
  }
`)
const ThreadMoved = graphql(`
  subscription CompanyThreadMoved($id: ID) {
    threadWithCandidateChanged(scoutInvitationId: $id) {
      lastPosition
    }
  }
`)

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

async function load(ask: Ask, { params: { scoutInvitationId: id }, url }: Args) {
  const before = readBefore(url.searchParams)
  const { viewer, ...page } = await ask(CompanyThreadPage, { id, before })
  const company = viewer?.__typename === 'CompanyViewer' ? viewer : null
  const writer = { familyName: company?.familyName ?? '', companyName: company?.company.displayName ?? '' }
  return { page, viewerId: company?.id ?? '', writer, before }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnThread = act({
  send: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(SendToCandidate, { id, text: formText(form, 'text'), files: await encodedFiles(filesOf(form)) })
    return redirect(clientUrls.thread(id))
  },
  read: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(ReadThread, { id, position: Number(formText(form, 'position')) || 0 })
    return null
  },
  assign: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(AssignThread, { id, companyUserId: formText(form, 'companyUserId') })
    return redirect(clientUrls.thread(id))
  },
  settle: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(SettleThread, { id })
    return redirect(clientUrls.thread(id))
  },
})
export const action = actOnServer(actOnThread)
export const clientAction = actOnClient(actOnThread)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? titleWith(loaderData.page.threadWithCandidate) : 'やりとり', matches)

type Thread = Route.ComponentProps['loaderData']['page']['threadWithCandidate']
const titleWith = ({ candidate, unreadCount }: Pick<Thread, 'candidate' | 'unreadCount'>) =>
  `${unreadCount > 0 ? `(${unreadCount}) ` : ''}${callStudent(candidate)}とのやりとり`

export default function CompanyThread({ loaderData, actionData }: Route.ComponentProps) {
  const { page, viewerId, writer, before } = loaderData
  const thread = page.threadWithCandidate
  const { scoutInvitationId: id, candidate } = thread
  const canWrite = useCanWrite()
  const { revalidate } = useRevalidator()
  const { submit } = useFetcher()
  const field = useRef<HTMLTextAreaElement>(null)
  const navigate = useNavigate()
  const tellWriting = useTellWriting(id)
  const fileAddress = useFileAddress()
  useSubscription({
    area: 'client',
    document: ThreadMoved,
    id,
    onEvent: () => void revalidate(),
    onReturn: () => void revalidate(),
    askEvery: 20_000,
  })
  useReadThrough(id, thread.lastPosition, thread.readPosition, (position) => {
    if (canWrite) void submit({ intent: 'read', position }, { method: 'post', action: clientUrls.thread(id) })
  })
  useKeys({
    r: () => field.current?.focus(),
    u: () => void navigate(clientUrls.threads()),
  })
  const isQuestion = thread.state === 'QUESTION'
  return (
    <Page className={styles.page}>
      <header className="stack-1">
        <p className="line-1">
          <Icon name="chevron-left" size="small" />
          <Link className={linkClass()} to={clientUrls.threads()} aria-keyshortcuts="u">
            やりとり
          </Link>
        </p>
        <h1>
          <Link className={linkClass()} to={clientUrls.candidate(candidate.id)}>
            {callStudent(candidate)}
          </Link>
        </h1>
      </header>
      <div className={styles.columns}>
        <div className={styles.talk}>
          <Talk
            thread={{ ...thread, canWrite: thread.canWrite && canWrite }}
            messages={page.threadMessages.map((one) => readFragment(ThreadMessageFields, one))}
            events={page.threadEvents.map((one) => readFragment(ThreadEventFields, one))}
            before={before}
            hrefOf={(position) => clientUrls.thread(id, position)}
            side="COMPANY"
            words={wordsForCompany}
            viewerId={viewerId}
            companyName={writer.companyName}
            studentName={callStudent(candidate)}
            otherReadPosition={thread.candidateReadPosition}
            fileHref={(position, number) => fileAddress(clientUrls.threadFile(id, position, number))}
            send={sendingBy(
              async ({ text, files }, key) =>
                (await askFromBrowser(key)(SendToCandidate, { id, text, files: await encodedFiles(files) }))
                  .sendMessageToCandidate.lastPosition,
            )}
            answer={refusalOf(actionData, 'send')}
            field={field}
            onType={tellWriting}
            tools={
              <>
                <ColleagueWriting id={id} />
                <PhraseMenu phrases={page.threadPhrases} thread={thread} writer={writer} field={field} />
              </>
            }
            label={isQuestion ? '質問への回答を書く' : 'メッセージを書く'}
            note={
              isQuestion
                ? '学生が承認するまで、送れる回答は1通です。学生の氏名は承認されるまで表示されません。'
                : undefined
            }
            silence={silenceOf({ isQuestion, canWrite })}
          />
        </div>
        <ThreadSide thread={thread} colleagues={page} refused={refusalOf(actionData, ['assign', 'settle'])?.refused} />
      </div>
      <p className="note-12 wide-only">
        <kbd>R</kbd>で書く、<kbd>P</kbd>で定型文、<kbd>U</kbd>で一覧へ戻ります
      </p>
    </Page>
  )
}

function silenceOf({ isQuestion, canWrite }: { isQuestion: boolean; canWrite: boolean }) {
  if (!canWrite) return 'メッセージは、管理者か採用担当の方が送信できます。'
  return isQuestion ? '回答を送りました。続きは、学生がスカウトを承認すると送れるようになります。' : undefined
}
