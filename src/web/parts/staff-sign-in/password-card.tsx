import { MailAddress } from '#web/parts/mail-address.tsx'
import { Form } from 'react-router'
import { minAlone } from '#ground/validation/password-validation.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { NewPasswordField } from '#web/parts/forms/new-password-field.tsx'
import { useForm } from '#web/parts/forms/use-form.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { checkPasswords, passwordLabels, type StaffSignInAnswer } from './act.ts'
import { SignInCard } from './sign-in-card.tsx'
import type { StaffSignInWays } from './ways.ts'
import styles from './staff-sign-in.module.css'

export function PasswordCard({ ways, answer }: { ways: StaffSignInWays; answer: StaffSignInAnswer | undefined }) {
  const own = answer?.values?.['intent']?.[0] === 'password' ? answer : undefined
  const form = useForm({ labels: passwordLabels, check: checkPasswords, answer: own, intent: 'password' })
  return (
    <SignInCard id="password" title="メールアドレスとパスワード">
      <p className={styles.email}>
        <MailAddress email={ways.email} />
      </p>
      <p className="quiet">
        変更すると、ほかの端末からはログアウトします。
        {ways.needsLongPassword && '2段階認証を設定すると、12文字のパスワードも使えます。'}
      </p>
      <Form {...form.props} preventScrollReset className={styles.form}>
        <input type="hidden" name="intent" value="password" />
        {ways.hasPassword && (
          <PasswordField
            {...form.field('currentPassword')}
            defaultValue={undefined}
            label={passwordLabels.currentPassword}
            autoComplete="current-password"
            required
          />
        )}
        <NewPasswordField
          field={form.field('newPassword')}
          label={passwordLabels.newPassword}
          {...(ways.needsLongPassword && { min: minAlone })}
        />
        <FormEnd form={form} send="パスワードを変更する" />
      </Form>
    </SignInCard>
  )
}
