import { Form } from 'react-router'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { EmailField } from '#web/parts/forms/email-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { formText } from '#web/carry/form-text.ts'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import { Phrases } from '#web/ui/phrases.tsx'

const labels = { email: accountLimits.email.label }
const check = (form: FormData) => [checkEmail('email', foldEmail(formText(form, 'email')))]

/** The provider proved who the visitor is, and gave no address that it proved. */
export function TypeMail({ label, answer }: { label: string; answer: FormAnswer | undefined }) {
  const form = useForm({ labels, check, answer })
  return (
    <section className={styles.page} aria-labelledby="mail">
      <h1 id="mail">
        <Phrases>メールアドレスの入力</Phrases>
      </h1>
      <p className={styles.lead}>
        {label}
        での確認ができました。スカウトのお知らせを受け取るメールアドレスを入力してください。確認コードをお送りします。
      </p>
      <Form {...form.props} className={styles.form}>
        <input type="hidden" name="intent" value="mail" />
        <EmailField field={form.field('email')} isStudent />
        <FormEnd form={form} send="確認コードを送る" />
      </Form>
    </section>
  )
}
