import { Form, redirect } from 'react-router'
import { checkEmail } from '#ground/contact-validation.ts'
import { fieldLimits } from '#ground/field-limits.ts'
import { foldEmail } from '#ground/folding.ts'
import { urls } from '#ground/urls.ts'
import { act } from '#web/acts.ts'
import { actOnClient, actOnServer, type Ask } from '#web/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/parts/form-text.ts'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { useForm } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/link.tsx'
import styles from '#web/parts/sign-in-form.module.css'
import { titleOf } from '#web/parts/title.ts'
import type { Route } from './+types/request'
import { ResetFrame } from './frame.tsx'

const RequestPasswordReset = graphql(`
  mutation RequestCandidatePasswordReset($email: String!) {
    requestCandidatePasswordReset(email: $email)
  }
`)

const emailOf = (form: FormData) => foldEmail(formText(form, 'email'))
const check = (form: FormData) => [checkEmail('email', emailOf(form))]

const request = async (ask: Ask, form: FormData) => {
  const refusal = refuseForm(form, check(form))
  if (refusal) return refusal
  await ask(RequestPasswordReset, { email: emailOf(form) })
  return redirect(urls.candidate.passwordResetRequested())
}
const actOnRequest = act({ '': request })
export const action = actOnServer(actOnRequest)
export const clientAction = actOnClient(actOnRequest)

const title = 'パスワードの再設定'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function RequestPage({ actionData }: Route.ComponentProps) {
  const form = useForm({ labels: { email: fieldLimits.email.label }, check, answer: actionData })
  return (
    <ResetFrame title={title} lead="登録しているメールアドレスに、新しいパスワードを登録するためのURLをお送りします。">
      <Form {...form.props} className={styles.form}>
        <EmailField field={form.field('email')} />
        <FormEnd form={form} send="メールを送る">
          <ButtonLink kind="secondary" to={urls.candidate.login()}>
            ログインに戻る
          </ButtonLink>
        </FormEnd>
      </Form>
    </ResetFrame>
  )
}
