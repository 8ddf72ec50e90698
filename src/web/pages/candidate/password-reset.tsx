import { Form, redirect } from 'react-router'
import { fieldLimits } from '#ground/field-limits.ts'
import { checkPassword } from '#ground/password-validation.ts'
import { urls } from '#ground/urls.ts'
import { act } from '#web/acts.ts'
import { actOnClient, actOnServer, onServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { redirectWith } from '#web/parts/flash.ts'
import { formText } from '#web/parts/form-text.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { NewPasswordField } from '#web/parts/forms/new-password-field.tsx'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/idempotency-key.tsx'
import styles from '#web/parts/sign-in-form.module.css'
import { titleOf } from '#web/parts/title.ts'
import { settingsContext } from '#web/settings.ts'
import type { Route } from './+types/password-reset'
import { ClosedReset } from './password-reset/closed.tsx'
import { codeCookie } from './password-reset/code-cookie.ts'
import { ResetFrame } from './password-reset/frame.tsx'

const PasswordResetPage = graphql(`
  query CandidatePasswordResetPage($code: String!) {
    candidatePasswordReset(code: $code)
  }
`)
const ResetPassword = graphql(`
  mutation ResetCandidatePassword($code: String!, $password: String!) {
    resetCandidatePassword(code: $code, password: $password)
  }
`)

/** The server alone reads the cookie, so there is no clientLoader. */
export async function loader(args: Route.LoaderArgs) {
  const cookie = codeCookie(args.context.get(settingsContext).publicUrl)
  const given = args.url.searchParams.get('code')
  if (given) {
    const headers = { 'set-cookie': await cookie.serialize(given) }
    throw redirect(urls.candidate.passwordReset(), { headers })
  }
  const kept: unknown = await cookie.parse(args.request.headers.get('cookie'))
  const code = typeof kept === 'string' ? kept : ''
  const load = async (ask: Ask) => ({ code, status: await statusOf(ask, code) })
  return onServer(load)(args)
}

const statusOf = async (ask: Ask, code: string) =>
  code === '' ? 'UNKNOWN' : (await ask(PasswordResetPage, { code })).candidatePasswordReset

const check = (form: FormData) => [checkPassword('password', formText(form, 'password'))]

const reset = async (ask: Ask, form: FormData) => {
  const refusal = refuseForm(form, check(form))
  if (refusal) return refusal
  await ask(ResetPassword, { code: formText(form, 'code'), password: formText(form, 'password') })
  return redirectWith(urls.candidate.login(), 'passwordReset')
}
const actOnReset = act({ '': reset })
export const action = actOnServer(actOnReset)
export const clientAction = actOnClient(actOnReset)

const title = '新しいパスワードの登録'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function PasswordReset({ loaderData: { code, status }, actionData }: Route.ComponentProps) {
  const form = useForm({ labels: { password: fieldLimits.password.label }, check, answer: actionData })
  if (status !== 'OPEN') return <ClosedReset status={status} />
  return (
    <ResetFrame title={title} lead="登録すると、ログイン中のすべての端末からログアウトします。">
      <Form {...form.props} className={styles.form}>
        <IdempotencyKey intention="reset" />
        <input type="hidden" name="code" value={code} />
        <NewPasswordField field={form.field('password')} />
        <FormEnd form={form} send="登録する" />
      </Form>
    </ResetFrame>
  )
}
