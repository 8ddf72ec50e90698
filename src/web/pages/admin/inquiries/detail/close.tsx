import { closeReasonField } from '#domain/inquiry/contact/answer/rules.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/admin/index.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IntentForm, useIntentForm, type IntentAnswer } from '../../parts/intent-form.tsx'
import { checkClosing } from './act.ts'
import styles from './detail.module.css'

const InquiryClosing = graphql(`
  fragment InquiryClosing on Inquiry {
    id
    status
  }
`)

type CloseFormProps = { inquiry: FragmentType<typeof InquiryClosing>; answer: IntentAnswer }

export function CloseForm({ inquiry, answer }: CloseFormProps) {
  const { id, status } = readFragment(InquiryClosing, inquiry)
  const labels = { reason: closeReasonField.label }
  const form = useIntentForm({ intent: 'close', id, labels, check: checkClosing, answer })
  return (
    <div className={styles.close}>
      <IntentForm form={form} send="終了する">
        <TextField
          {...form.field('reason')}
          label={closeReasonField.label}
          required
          hint={
            `${closeReasonField.min}文字以上。` +
            (status === 'OPEN'
              ? '回答せずに終了します。送信した人には知らされず、元に戻せません。'
              : '対応が済んだことを記録します。元に戻せません。')
          }
        />
      </IntentForm>
    </div>
  )
}
