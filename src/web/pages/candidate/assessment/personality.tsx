import { redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/personality'
import { OtherDevice } from './parts/other-device.tsx'
import { actOnPersonality } from './personality/act.ts'
import { goOnAtPage, pageCountOf } from './personality/pages.ts'
import { PairsPage } from './personality/pairs-page.tsx'

const PersonalityPage = graphql(`
  query PersonalityPage {
    assessments {
      personality {
        openAttempt {
          id
          isThisDevice
          lastSequence
          pairs {
            position
            left
            right
            chosen
          }
        }
      }
    }
  }
`)

/** Without a sitting that goes on, the overview says how one begins. */
const load = async (ask: Ask) => {
  const { openAttempt } = (await ask(PersonalityPage)).assessments.personality
  if (!openAttempt) throw redirect(urls.candidate.assessment())
  return { attempt: openAttempt }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnPersonality)
export const clientAction = actOnClient(actOnPersonality)

/** The way back to pairs that were answered asks for nothing new. */
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
export const meta: Route.MetaFunction = ({ matches }) => titleOf('性格検査', matches)

export default function Personality({ loaderData: { attempt }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const number = Number(search.get('page') ?? goOnAtPage(attempt.pairs))
  const isPage = Number.isInteger(number) && number >= 1 && number <= pageCountOf(attempt.pairs)
  const page = isPage ? number : goOnAtPage(attempt.pairs)
  if (!attempt.isThisDevice)
    return <OtherDevice attemptId={attempt.id} isTimed={false} message={actionData?.refused?.message} />
  return <PairsPage key={page} attempt={attempt} page={page} answer={actionData} />
}
