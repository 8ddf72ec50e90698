import { Form, Link } from 'react-router'
import { companyAccountLabel } from '#ground/words/company-account.ts'
import { maxFactorCode } from '#domain/session/second-factor/rules.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { urls } from '#ground/urls.ts'
import { checkProof, proofLabels } from './act.ts'
import { PasskeyProof } from './passkey-proof.tsx'
import styles from './contract-expired.module.css'

/** The way to a renewal and to the contacts: an ADMIN proves who they are, since nobody can sign in. */
export function Proof({ answer }: { answer: FormAnswer | undefined }) {
  const form = useForm({ labels: proofLabels, check: checkProof, answer, intent: 'prove' })
  const { field } = form
  return (
    <Card as="section" aria-labelledby="proof" className={styles.card}>
      <h2 id="proof">
        <Phrases>再開のご依頼・学生の連絡先のご請求</Phrases>
      </h2>
      <p>
        管理者の方は、いつものログイン方法でご本人であることを確認すると、契約の再開と、承認済み学生の連絡先（終了後30日以内）をお申し込みいただけます。
      </p>
      <Form {...form.props} className={styles.form}>
        <input type="hidden" name="intent" value="prove" />
        <TextField
          {...field('email')}
          label={proofLabels.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          required
        />
        <PasswordField {...field('password')} label={proofLabels.password} autoComplete="current-password" required />
        <TextField
          {...field('code')}
          label={proofLabels.code}
          optional
          autoComplete="one-time-code"
          autoCapitalize="characters"
          maxLength={maxFactorCode}
          hint="認証アプリを設定している方は、6桁のコードまたはリカバリーコードを入力してください"
        />
        <FormEnd form={form} send="確認して進む" />
      </Form>
      <PasskeyProof />
      <p className={styles.other}>
        <Link to={urls.client.ssoLogin()} className={linkClass()}>
          {companyAccountLabel}でログイン
        </Link>
      </p>
    </Card>
  )
}
