import { resetMinutes } from '#domain/session/password-reset/rules.ts'
import { minAlone } from '#ground/validation/password-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { codeCookie } from '#web/parts/sign-in/code-cookie.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkReset, ResetForm, resetTitle } from '#web/parts/password-reset/reset-form.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { settingsContext } from '#web/document/settings.ts'
import type { Route } from './+types/password-reset'

const PasswordResetPage = graphql(`
  query CompanyUserPasswordResetPage($code: String!) {
    companyUserPasswordReset(code: $code)
  }
`)
const ResetPassword = graphql(`
  mutation ResetCompanyUserPassword($code: String!, $password: String!) {
    resetCompanyUserPassword(code: $code, password: $password)
  }
`)

/** The server alone reads the cookie, so there is no clientLoader. */
export async function loader(args: Route.LoaderArgs) {
  const { publicUrl } = args.context.get(settingsContext)
  const cookie = codeCookie({ name: 'password_reset', publicUrl, seconds: resetMinutes * 60 })
  await cookie.takeFrom(args.url, urls.client.passwordReset())
  const code = await cookie.readFrom(args.request)
  const load = async (ask: Ask) => ({ code, status: await statusOf(ask, code) })
  return onServer(load)(args)
}

const statusOf = async (ask: Ask, code: string) =>
  code === '' ? 'UNKNOWN' : (await ask(PasswordResetPage, { code })).companyUserPasswordReset

const reset = async (ask: Ask, form: FormData) => {
  const refusal = refuseForm(form, checkReset(form))
  if (refusal) return refusal
  await ask(ResetPassword, { code: formText(form, 'code'), password: formText(form, 'password') })
  return redirectWith(urls.client.login(), 'passwordReset')
}
const actOnReset = act({ '': reset })
export const action = actOnServer(actOnReset)
export const clientAction = actOnClient(actOnReset)

const face = {
  description: '企業のご担当者が、メールの案内から新しいパスワードを決める画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf(resetTitle, matches, face)

// The page must not tell an outsider of whose role the mail address is, so both numbers stand in one sentence.
const min = `${accountLimits.password.min}文字以上（2段階認証を使っていない管理者は${minAlone}文字以上）`

export default function PasswordReset({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetForm area="client" {...loaderData} answer={actionData} min={min} />
}
