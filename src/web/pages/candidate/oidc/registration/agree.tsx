import { Form, Link } from 'react-router'
import { consentLabels } from '#domain/candidate-account/registration/rules.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { GoOn } from '#web/parts/answers/go-on.tsx'
import { troubleText } from '#web/parts/sign-in/provider-trouble.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { urls } from '#ground/urls.ts'
import { Agreements } from '#web/parts/forms/agreement.tsx'
import { checkAgreement } from './check.ts'
import styles from '#web/parts/sign-in/sign-in-form.module.css'

type Answer = FormAnswer & { leaveTo?: string }
type AgreeProps = { label: string; trouble: string | null; answer: Answer | undefined }

/** Both texts are agreed to before anything is asked of the provider. */
export function Agree({ label, trouble, answer }: AgreeProps) {
  const form = useForm({ labels: consentLabels, check: checkAgreement, answer })
  const said = troubleText(trouble, label)
  if (answer?.leaveTo) return <GoOn to={answer.leaveTo} label={label} />
  return (
    <section className={styles.page} aria-labelledby="register">
      <h1 id="register">
        <Phrases>{`${label}ではじめる`}</Phrases>
      </h1>
      <p className={styles.lead}>{label}から受け取るのは、あなたを見分けるための番号とメールアドレスだけです。</p>
      <Form {...form.props} className={styles.form}>
        <input type="hidden" name="intent" value="agree" />
        {said && !answer && <Notice kind={trouble === 'provider_not_registered' ? 'info' : 'error'}>{said}</Notice>}
        <Agreements field={form.field} />
        <FormEnd form={form} send={`${label}に進む`} />
      </Form>
      <p className={styles.other}>
        登録済みの方は
        <Link className={linkClass()} to={urls.candidate.login()}>
          ログイン
        </Link>
      </p>
    </section>
  )
}
