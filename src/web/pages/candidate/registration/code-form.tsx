import { Form } from 'react-router'
import { accountLimits } from '#ground/limits/account.ts'
import { foldCode } from '#domain/candidate-account/verification/rules.ts'
import { FoldedField } from '#web/parts/forms/folded-field.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { type FormAnswer, useForm } from '#web/parts/forms/use-form.ts'
import { checkCodeForm } from './checks.ts'
import styles from './registration.module.css'
import { answerTo } from './step.tsx'

type CodeFormProps = { intent: 'verifyEmail' | 'verifyPhone'; label: string; answer: FormAnswer | undefined }

export function CodeForm({ intent, label, answer }: CodeFormProps) {
  const form = useForm({ labels: { code: label }, check: checkCodeForm, answer: answerTo(intent, answer) })
  return (
    <Form {...form.props} className={styles.form}>
      <input type="hidden" name="intent" value={intent} />
      <FoldedField
        {...form.field('code')}
        fold={foldCode}
        label={label}
        required
        hint={`${accountLimits.verificationCode.max}桁の数字`}
        inputMode="numeric"
        autoComplete="one-time-code"
        className={styles.code}
      />
      <FormEnd form={form} send="確認する" />
    </Form>
  )
}
