import { Link } from 'react-router'
import { isRegistering } from '#domain/candidate-account/state/rules.ts'
import { act, intentOf } from '#web/carry/act.ts'
import { AskError, actOnServer, onClient, onServer, orLost, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { canAskAgain } from '#web/parts/answers/ask-again.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { valuesOf } from '#web/carry/form-values.ts'
import { PagePart } from '#web/parts/page/page.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { studentMessages } from '#web/texts/student.ts'
import { sessionsContext } from '#web/hatch/sign-in.ts'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/unsubscribe'
import { SettingsPage } from './parts/settings-page.tsx'
import { Effects } from './unsubscribe/effects.tsx'
import { EndRegistration } from './unsubscribe/end-registration.tsx'
import { endRegistrationText } from '../parts/registration-words.ts'
import { LeavingForm } from './unsubscribe/leaving-form.tsx'
import { checkLeaving, reasonKindOf } from './unsubscribe/check.ts'
import styles from './unsubscribe/unsubscribe.module.css'

const UnsubscribePage = graphql(`
  query UnsubscribePage {
    viewer {
      ... on CandidateViewer {
        __typename
        id
        pending
      }
    }
    withdrawalProof {
      needsPassword
      needsSignIn
    }
    withdrawalEffects {
      ...WithdrawalEffects
    }
  }
`)

const Withdraw = graphql(`
  mutation WithdrawCandidate(
    $password: String!
    $confirmation: String!
    $reason: String!
    $reasonKind: WithdrawalReason
  ) {
    withdrawCandidate(password: $password, confirmation: $confirmation, reason: $reason, reasonKind: $reasonKind)
  }
`)

/** A registration that is not finished has neither scouts nor settings. */
const load = async (ask: Ask) => {
  const { viewer, ...page } = await ask(UnsubscribePage)
  const pending = viewer?.__typename === 'CandidateViewer' ? viewer.pending : null
  return { ...page, isUnfinished: isRegistering(pending) }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

// Only the server can clear the cookie of the session, so the browser has no act of its own.
async function leave(ask: Ask, form: FormData, { context }: Route.ActionArgs) {
  const refusal = refuseForm(form, checkLeaving(form))
  if (refusal) return refusal
  try {
    await ask(Withdraw, {
      password: formText(form, 'password'),
      confirmation: formText(form, 'confirmation'),
      reason: formText(form, 'reason'),
      reasonKind: reasonKindOf(form),
    })
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    return { refused: sentence(error), values: valuesOf(form) }
  }
  const { cookie } = await context.get(sessionsContext).signOut('candidate')
  const answer = redirectWith(urls.candidate.unsubscribed(), 'unsubscribed')
  answer.headers.set('set-cookie', cookie)
  return answer
}
export const action = actOnServer(act({ '': leave }))

/** A lost connection is a refusal like any other, and nothing typed is lost. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  intentOf(form, [''])
  return orLost(form, serverAction, studentMessages.unsubscribeFailed)
}

/** A wrong password is shown beside its field; a server error is shown with studentMessages.unsubscribeFailed (§8). */
function sentence({ refused }: AskError) {
  if (refused.code === 'wrong_password') return { ...refused, fields: [{ path: 'password', message: refused.message }] }
  if (canAskAgain(refused)) return { ...refused, message: studentMessages.unsubscribeFailed }
  return refused
}

const title = '退会の手続き'
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData?.isUnfinished ? endRegistrationText : title, matches)

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { withdrawalProof, withdrawalEffects, isUnfinished } = loaderData
  if (isUnfinished) return <EndRegistration proof={withdrawalProof} answer={actionData} />
  return (
    <SettingsPage
      title={title}
      about={
        <>
          <Phrases>しばらく休むなら、</Phrases>
          <Link className={linkClass()} to={urls.candidate.settingsIntake()}>
            スカウトの受付停止
          </Link>
          や、
          <Link className={linkClass()} to={urls.candidate.profile()}>
            プロフィールの非公開
          </Link>
          も選べます。
        </>
      }
    >
      <PagePart id="effects" title="退会すると起こること">
        <Effects effects={withdrawalEffects} />
        <p className={styles.aside}>
          退会の前に、お預かりしているデータを
          <Link className={linkClass()} to={urls.candidate.settingsData()}>
            書き出して保存
          </Link>
          できます。
        </p>
      </PagePart>
      <PagePart id="leaving" title="退会を申し込む">
        <LeavingForm proof={withdrawalProof} answer={actionData} />
      </PagePart>
    </SettingsPage>
  )
}
