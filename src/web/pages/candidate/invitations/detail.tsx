import { Suspense } from 'react'
import { redirect, useFetcher } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { formText } from '#web/carry/form-text.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { pagePart } from '#web/first-paint/page-part.tsx'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { Sun } from '#web/ui/marks/sun.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/detail'
import { Answer } from './detail/answer.tsx'
import styles from './detail.module.css'
import { useScoutList } from '../parts/scout-list.ts'
import { withDeclined } from './parts/declined.tsx'
import { ThreadLink } from './parts/thread-link.tsx'
import { PageRefusal } from './parts/page-refusal.tsx'
import { Letter } from './detail/letter.tsx'
import { Offer } from './detail/offer.tsx'
import { Outcome } from './detail/outcome.tsx'
import { SplitList } from './detail/split-list.tsx'
import { StatusNotice } from './detail/status-notice.tsx'
import { CompanyWait } from './detail/wait.tsx'
import { promiseActs } from './detail/promise-acts.ts'
import { waitActs } from './detail/wait-acts.ts'

const InvitationPage = graphql(`
  query InvitationPage($id: ID!) {
    scoutInvitation(id: $id) {
      id
      readAt
      company {
        displayName
      }
      ...Letter
      ...ThreadLink
      ...Standing
      ...Offer
      ...Answer
      ...OutcomeOfScout
      ...CompanyWait
      ...OpenScout
      arePromisesAsked
      ...PromiseQuestion
    }
    ...SplitList
    ...DeclineReasons
  }
`)

const ReadInvitation = graphql(`
  mutation ReadScoutInvitation($id: ID!) {
    readScoutInvitation(id: $id)
  }
`)
const AcceptInvitation = graphql(`
  mutation AcceptScoutInvitation($id: ID!) {
    acceptScoutInvitation(id: $id) {
      id
      job {
        kind
      }
    }
  }
`)
const DeclineInvitation = graphql(`
  mutation DeclineScoutInvitation($id: ID!, $declineReasonId: ID, $message: String) {
    declineScoutInvitation(id: $id, declineReasonId: $declineReasonId, message: $message) {
      id
      canUndoDecline
    }
  }
`)
const UndoDecline = graphql(`
  mutation UndoDecline($id: ID!) {
    undoDecline(id: $id) {
      id
    }
  }
`)
const PostponeInvitation = graphql(`
  mutation PostponeScoutInvitation($id: ID!) {
    postponeScoutInvitation(id: $id) {
      id
      expiresAt
      remindAt
    }
  }
`)

const PromiseQuestion = pagePart(() => import('./detail/promise-question.tsx'))

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = (ask: Ask, { params }: Args) => ask(InvitationPage, { id: params.scoutInvitationId })
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnInvitation = act({
  ...waitActs,
  ...promiseActs,
  read: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(ReadInvitation, { id })
    return null
  },
  accept: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    const { acceptScoutInvitation } = await ask(AcceptInvitation, { id })
    const isScheduled = acceptScoutInvitation.job.kind === 'SCHEDULING'
    return isScheduled
      ? redirectWith(urls.candidate.schedule(id), 'scoutAccepted')
      : redirect(urls.candidate.complete(id, true))
  },
  decline: async (ask: Ask, form: FormData, { params: { scoutInvitationId: id } }: Args) => {
    const { declineScoutInvitation: declined } = await ask(DeclineInvitation, {
      id,
      declineReasonId: formText(form, 'declineReasonId') || null,
      message: formText(form, 'message').trim() || null,
    })
    const list = urls.candidate.invitations('pending')
    return declined.canUndoDecline ? redirect(withDeclined(list, id)) : redirectWith(list, 'scoutDeclined')
  },
  undo: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    await ask(UndoDecline, { id })
    return redirectWith(urls.candidate.invitation(id), 'declineUndone')
  },
  postpone: async (ask: Ask, _: FormData, { params: { scoutInvitationId: id } }: Args) => {
    const { postponeScoutInvitation: postponed } = await ask(PostponeInvitation, { id })
    const second = Math.floor(Date.parse(postponed.remindAt ?? postponed.expiresAt) / 1000)
    return redirectWith(urls.candidate.invitations('pending'), 'scoutPostponed', second)
  },
})
export const action = actOnServer(actOnInvitation)
export const clientAction = actOnClient(actOnInvitation)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? `${loaderData.scoutInvitation.company.displayName}からのスカウト` : 'スカウト', matches)

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { scoutInvitation: invitation } = loaderData
  const refused = refusedOf(actionData)
  const scoutList = useScoutList()
  useRead(invitation)
  return (
    <>
      <PageBar title="スカウト" back={scoutList} backLabel="スカウト一覧へ戻る" />
      <div className={styles.split}>
        <SplitList page={loaderData} open={invitation} />
        <div className={styles.invitation} key={invitation.id}>
          <div className={styles.sky} aria-hidden="true">
            <Sun className={styles.sun} />
          </div>
          <PageRefusal refused={refused} className={styles.notice} />
          <Outcome invitation={invitation} />
          <StatusNotice invitation={invitation} />
          <CompanyWait invitation={invitation} />
          {invitation.arePromisesAsked && (
            <Suspense>
              <PromiseQuestion invitation={invitation} />
            </Suspense>
          )}
          <Letter invitation={invitation} />
          <ThreadLink invitation={invitation} />
          <Offer invitation={invitation} />
          <Answer invitation={invitation} reasons={loaderData} refused={refused} />
        </div>
      </div>
    </>
  )
}

/** Reading counts when it is shown, not when it is fetched: a prefetch is no reading. */
function useRead({ id, readAt }: { id: string; readAt: string | null }) {
  const { submit } = useFetcher()
  // Runs once for each scout that is opened.
  useAfterPaint((opened) => {
    if (readAt === null) void submit({ intent: 'read' }, { method: 'post', action: urls.candidate.invitation(opened) })
  }, id)
}
