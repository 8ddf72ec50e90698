import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql, readFragment } from '#web/generated/index.ts'
import type { AssessmentSectionId } from '#web/generated/graphql.ts'
import { formText } from '#web/carry/form-text.ts'
import { WithoutScripts } from '#web/parts/shell/without-scripts.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/intellectual'
import { isRecheck, nextSection, runningSection, SittingAttempt } from './intellectual/attempt.ts'
import { Between } from './intellectual/section/between.tsx'
import { RecheckIntro } from './intellectual/section/recheck-intro.tsx'
import { Taking } from './intellectual/section/taking.tsx'
import { wayOnAfter } from './intellectual/section/way-on.ts'
import { OtherDevice } from './parts/other-device.tsx'

const IntellectualPage = graphql(`
  query IntellectualPage {
    assessments {
      intellectual {
        openAttempt {
          ...SittingAttempt
        }
      }
    }
  }
`)
const StartSection = graphql(`
  mutation StartAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {
    startAssessmentSection(attemptId: $attemptId, section: $section) {
      id
    }
  }
`)
const EndSection = graphql(`
  mutation EndAssessmentSection($attemptId: ID!, $section: AssessmentSectionId!) {
    endAssessmentSection(attemptId: $attemptId, section: $section) {
      id
      state
      checkStage
    }
  }
`)
const TakeOver = graphql(`
  mutation TakeOverAssessment($attemptId: ID!) {
    takeOverAssessment(attemptId: $attemptId) {
      id
    }
  }
`)

/** Without a sitting that goes on, the overview says how one begins. */
const load = async (ask: Ask) => {
  const { openAttempt } = (await ask(IntellectualPage)).assessments.intellectual
  if (!openAttempt) throw redirect(urls.candidate.assessment())
  return { attempt: readFragment(SittingAttempt, openAttempt) }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const sectionIn = (form: FormData) => ({
  attemptId: formText(form, 'attemptId'),
  section: formText(form, 'section') as AssessmentSectionId,
})
const done = { refused: undefined }
const actOnSitting = act({
  start: async (ask: Ask, form: FormData) => {
    await ask(StartSection, sectionIn(form))
    return redirect(assessmentUrls.sitting('intellectual'))
  },
  end: async (ask: Ask, form: FormData) => {
    const place = sectionIn(form)
    return wayOnAfter(place.section, (await ask(EndSection, place)).endAssessmentSection)
  },
  'take-over': async (ask: Ask, form: FormData) => {
    await ask(TakeOver, { attemptId: formText(form, 'attemptId') })
    return done
  },
})
export const action = actOnServer(actOnSitting)
export const clientAction = actOnClient(actOnSitting)

/** Going from question to question asks for nothing new, so that it works during an outage. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate

export const handle = { bare: true }
export const meta: Route.MetaFunction = ({ matches }) => titleOf('能力検査', matches)

export default function Intellectual({ loaderData: { attempt }, actionData }: Route.ComponentProps) {
  const message = actionData?.refused?.message
  const running = runningSection(attempt)
  const next = nextSection(attempt)
  return (
    <>
      {!attempt.isThisDevice && (running || !isRecheck(attempt)) ? (
        <OtherDevice attemptId={attempt.id} isTimed={running !== undefined} message={message} />
      ) : running ? (
        <Taking key={running.id} attempt={attempt} section={running} />
      ) : (
        next &&
        (isRecheck(attempt) ? (
          <RecheckIntro attempt={attempt} recheck={next} message={message} />
        ) : (
          <Between attempt={attempt} next={next} message={message} />
        ))
      )}
      <WithoutScripts />
    </>
  )
}
