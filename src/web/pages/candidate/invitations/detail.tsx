import { Suspense } from 'react'
import { useFetcher } from 'react-router'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { graphql } from '#web/generated/index.ts'
import { PageBar } from '#web/parts/page/page-bar.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { actPart, pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { Sun } from '#web/ui/marks/sun.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/detail'
import { Answer } from './detail/answer.tsx'
import styles from './detail.module.css'
import { useScoutList } from '../parts/scout-list.ts'
import { ThreadLink } from './parts/thread-link.tsx'
import { PageRefusal } from './parts/page-refusal.tsx'
import { Letter } from './detail/letter.tsx'
import { Offer } from './detail/offer.tsx'
import { Outcome } from './detail/outcome.tsx'
import { SplitList } from './detail/split-list.tsx'
import { StatusNotice } from './detail/status-notice.tsx'
import { CompanyWait } from './detail/wait.tsx'

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

const PromiseQuestion = pagePart(() => import('./detail/promise-question.tsx'))
const acts = actPart(async () => (await import('./detail/act.ts')).actOnInvitation)
const later = { acts }

type Args = Pick<Route.ClientLoaderArgs, 'params' | 'request' | 'url'>

const load = (ask: Ask, { params }: Args) => ask(InvitationPage, { id: params.scoutInvitationId })
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const action = actOnServer(acts.act)
export const clientAction = actOnClient(acts.act)

export const handle = { phoneBar: true }
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? `${loaderData.scoutInvitation.company.displayName}からのスカウト` : 'スカウト', matches)

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { scoutInvitation: invitation } = loaderData
  const refused = refusedOf(actionData)
  const scoutList = useScoutList()
  usePartsAtRest(later)
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
