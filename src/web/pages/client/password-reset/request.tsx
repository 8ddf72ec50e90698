import { redirect } from 'react-router'
import { urls } from '#ground/urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { checkRequest, emailOf, ResetRequestForm, requestTitle } from '#web/parts/password-reset/request-form.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/request'

const RequestPasswordReset = graphql(`
  mutation RequestCompanyUserPasswordReset($email: String!) {
    requestCompanyUserPasswordReset(email: $email)
  }
`)

const request = async (ask: Ask, form: FormData) => {
  const refusal = refuseForm(form, checkRequest(form))
  if (refusal) return refusal
  await ask(RequestPasswordReset, { email: emailOf(form) })
  return redirect(urls.client.passwordResetRequested())
}
const actOnRequest = act({ '': request })
export const action = actOnServer(actOnRequest)
export const clientAction = actOnClient(actOnRequest)

const face = {
  description:
    'パスワードを忘れた企業のご担当者へ。登録したメールアドレスに、新しいパスワードを決めるための案内をお送りします。',
  path: urls.client.passwordResetRequest(),
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf(requestTitle, matches, face)

export default function RequestPage({ actionData }: Route.ComponentProps) {
  return <ResetRequestForm area="client" answer={actionData} />
}
