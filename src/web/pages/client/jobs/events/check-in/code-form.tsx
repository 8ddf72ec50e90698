import { checkCheckInCode, checkInCodeLabel, foldCheckInCode } from '#domain/scout-invitation/booking/check-in/rules.ts'
import { formText } from '#web/carry/form-text.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { FormEnd } from '#web/parts/forms/form-end.tsx'
import { useForm, type FormAnswer } from '#web/parts/forms/use-form.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Form } from 'react-router'
import styles from './check-in.module.css'

type CodeFormProps = {
  /** The digits of a scanned address; empty for typing. */
  code: string
  answer: FormAnswer | undefined
}

/** The six digits that a student shows, typed or scanned. */
export function CodeForm({ code, answer }: CodeFormProps) {
  const form = useForm({
    labels: { code: checkInCodeLabel },
    check: (sent: FormData) => [checkCheckInCode(foldCheckInCode(formText(sent, 'code')))],
    answer,
  })
  const field = form.field('code')
  return (
    <Form {...form.props} className="stack-4">
      <IdempotencyKey intention="check-in" answer={answer} />
      <TextField
        {...field}
        defaultValue={field.defaultValue || code}
        label={checkInCodeLabel}
        hint="学生の画面の6桁の数字です。スマートフォンのカメラでQRコードを読み取ると、ここに入ります。"
        required
        inputMode="numeric"
        autoComplete="off"
        className={styles.code}
      />
      <FormEnd form={form} send="出席にする" />
    </Form>
  )
}
