import { Form, Link, useSearchParams } from 'react-router'
import { consentLabels } from '#domain/candidate-account/registration/rules.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { urls } from '#ground/urls.ts'
import { arrivalOf } from '#web/carry/arrival.ts'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { NewPasswordField } from '#web/parts/forms/new-password-field.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { SignInProviders } from '#web/parts/sign-in/sign-in-providers.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Agreements } from '#web/parts/forms/agreement.tsx'
import { checkFirst } from './first-check.ts'
import styles from './registration.module.css'
import { answerTo, Step } from './step.tsx'

const labels = {
  email: accountLimits.email.label,
  password: accountLimits.password.label,
  terms: consentLabels.terms,
  policy: consentLabels.policy,
}

export default function FirstStep({ answer }: { answer: FormAnswer | undefined }) {
  const [search] = useSearchParams()
  const form = useForm({ labels, check: checkFirst, answer: answerTo('register', answer) })
  const { field } = form
  return (
    <Step at={0} title="新規登録" lead="学生の利用は無料です。途中で閉じても、続きから再開できます。">
      <Form {...form.props} className={styles.form}>
        <input type="hidden" name="intent" value="register" />
        <IdempotencyKey intention="register" />
        <EmailField field={field('email')} isStudent />
        <NewPasswordField field={field('password')} />
        <Agreements field={field} />
        <FormEnd form={form} send="確認コードを受け取る" />
      </Form>
      <SignInProviders act="registration" from={arrivalOf(search)} className={styles.ways} />
      <p className={styles.other}>
        登録済みの方、登録の途中の方は
        <Link className={linkClass()} to={urls.candidate.login(search.get('redirect-to') ?? undefined)}>
          ログイン
        </Link>
      </p>
    </Step>
  )
}
