import { Form } from 'react-router'
import type { ResetArea } from '#domain/session/password-reset/rules.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { checkPassword } from '#ground/validation/password-validation.ts'
import type { PasswordResetStatus } from '#web/generated/graphql.ts'
import { formText } from '#web/carry/form-text.ts'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { NewPasswordField } from '#web/parts/forms/new-password-field.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import styles from '#web/parts/sign-in/sign-in-form.module.css'
import { ClosedReset } from './closed.tsx'
import { ResetFrame } from './frame.tsx'

export const resetTitle = '新しいパスワードの登録'

export const checkReset = (form: FormData) => [checkPassword('password', formText(form, 'password'))]

type ResetFormProps = {
  area: ResetArea
  code: string
  status: PasswordResetStatus
  answer: FormAnswer | undefined
  min?: string
}

export function ResetForm({ area, code, status, answer, min }: ResetFormProps) {
  const form = useForm({ labels: { password: accountLimits.password.label }, check: checkReset, answer })
  if (status !== 'OPEN') return <ClosedReset status={status} area={area} />
  return (
    <ResetFrame title={resetTitle} lead="登録すると、ログイン中のすべての端末からログアウトします。">
      <Form {...form.props} className={styles.form}>
        <IdempotencyKey intention="reset" />
        <input type="hidden" name="code" value={code} />
        <NewPasswordField field={form.field('password')} min={min} />
        <FormEnd form={form} send="登録する" />
      </Form>
    </ResetFrame>
  )
}
