import { Form } from 'react-router'
import type { ResetArea } from '#domain/session/password-reset/rules.ts'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { urls } from '#ground/urls.ts'
import { formText } from '#web/carry/form-text.ts'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { ButtonLink } from '#web/parts/page/link.tsx'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import { ResetFrame } from './frame.tsx'

export const requestTitle = 'パスワードの再設定'

export const emailOf = (form: FormData) => foldEmail(formText(form, 'email'))
export const checkRequest = (form: FormData) => [checkEmail('email', emailOf(form))]

export function ResetRequestForm({ area, answer }: { area: ResetArea; answer: FormAnswer | undefined }) {
  const form = useForm({ labels: { email: accountLimits.email.label }, check: checkRequest, answer })
  return (
    <ResetFrame
      title={requestTitle}
      lead="登録しているメールアドレスに、新しいパスワードを登録するためのURLをお送りします。"
    >
      <Form {...form.props} className={styles.form}>
        <EmailField field={form.field('email')} />
        <FormEnd form={form} send="メールを送る">
          <ButtonLink kind="secondary" to={urls[area].login()}>
            ログインに戻る
          </ButtonLink>
        </FormEnd>
      </Form>
    </ResetFrame>
  )
}
