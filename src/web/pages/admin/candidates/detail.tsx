import { redirect } from 'react-router'
import { lookupReasons } from '#domain/inquiry/candidate-lookup/rules.ts'
import { time } from '#ground/tokyo-time.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { NoAccess, unlessForbidden } from '../parts/no-access.tsx'
import { Sections } from '../parts/section.tsx'
import type { Route } from './+types/detail'
import { AccountSection } from './detail/account.tsx'
import { AssessmentSection } from './detail/assessments.tsx'
import { ConsentSection, ExportSection, SessionSection } from './detail/records.tsx'
import { SeenBySection } from './detail/seen-by.tsx'
import { StopSection } from './detail/stops.tsx'
import { stopActs } from '../parts/stop-acts.ts'
import { StatusBadge } from './status-badge.tsx'

const AdminCandidate = graphql(`
  query AdminCandidate($id: ID!) {
    viewer {
      id
      role
    }
    lookedUpCandidate(id: $id) {
      id
      status
      openUntil
      lookupReasonKind
      lookupReason
      ...LookedUpAccount
      ...LookedUpConsents
      ...LookedUpSessions
      ...LookedUpExports
      ...LookedUpSeenBy
      ...LookedUpAssessments
      ...LookedUpStops
    }
  }
`)

/** The address alone opens nothing: without a look-up of the last minutes it leads to the form of the look-up. */
const load = async (ask: Ask, { params }: { params: { candidateId?: string | undefined } }) => {
  const id = params.candidateId ?? ''
  const answer = await unlessForbidden(ask(AdminCandidate, { id }))
  if (answer && !answer.lookedUpCandidate) throw redirect(adminUrls.candidates({ id }))
  return answer?.lookedUpCandidate ? { viewer: answer.viewer, candidate: answer.lookedUpCandidate } : null
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
const actOnStop = act(stopActs)
export const action = actOnServer(actOnStop)
export const clientAction = actOnClient(actOnStop)

const title = '学生の照会'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminCandidatePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoAccess title={title} />
  const { candidate, viewer } = loaderData
  const { status, openUntil, lookupReasonKind, lookupReason } = candidate
  return (
    <>
      <SidePageHead
        title={
          <>
            照会した学生 <StatusBadge status={status} />
          </>
        }
        lead={`照会の理由は「${lookupReasons[lookupReasonKind]}（${lookupReason}）」です。${time(openUntil)}まで表示します。`}
      >
        <ButtonLink kind="secondary" to={adminUrls.candidates()}>
          別の学生を照会
        </ButtonLink>
      </SidePageHead>
      <Sections>
        <AccountSection candidate={candidate} />
        <ConsentSection candidate={candidate} />
        <StopSection candidate={candidate} viewer={viewer} />
        <SeenBySection candidate={candidate} />
        <AssessmentSection candidate={candidate} />
        <SessionSection candidate={candidate} />
        <ExportSection candidate={candidate} />
      </Sections>
    </>
  )
}
