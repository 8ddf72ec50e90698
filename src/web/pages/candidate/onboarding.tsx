import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { onboardingSteps } from '#ground/urls.ts'
import { withTypedDraft } from '#web/parts/forms/draft/typed-draft.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { Page } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/onboarding'
import { actOnOnboarding } from './onboarding/act.ts'
import { End } from './onboarding/end.tsx'
import { Introduction } from './onboarding/introduction.tsx'
import { loadOnboarding } from './onboarding/load.ts'
import { intents, plainSteps } from './onboarding/plain-steps.ts'
import { Project } from './onboarding/project.tsx'
import { Strengths } from './onboarding/strengths.tsx'

export const loader = onServer(loadOnboarding)
export const clientLoader = onClient(loadOnboarding)
const readTyped = (form: FormData) => {
  const step = onboardingSteps.find((one) => intents[one] === form.get('intent'))
  return step ? plainSteps[step].read(form) : null
}
export const action = withTypedDraft(actOnServer(actOnOnboarding), readTyped)
export const clientAction = actOnClient(actOnOnboarding)

const titles = { step1: '強み', step2: '自己PR', step3: '学生時代の経験' }

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? (loaderData.isEnd ? '準備ができました' : titles[loaderData.step]) : 'はじめに', matches)

export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  const { step, isEnd, ownProfile: own, sellingPoints } = loaderData
  const refused = refusedOf(actionData)
  const answer = actionData && 'refused' in actionData ? actionData : undefined
  return (
    <Page narrow className="stack-5">
      {isEnd ? (
        <End own={own} refused={refused} />
      ) : step === 'step1' ? (
        <Strengths own={own} answer={answer} sellingPoints={sellingPoints} />
      ) : step === 'step2' ? (
        <Introduction own={own} answer={answer} />
      ) : (
        <Project own={own} answer={answer} />
      )}
    </Page>
  )
}
