import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type FieldProblem, FormSummary } from '#web/ui/form-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import styles from './form-end.module.css'

type FormEndProps = {
  form: { problems: readonly FieldProblem[]; message: string | undefined; isSending: boolean }
  /** The verb on the button. */
  send: string
  /** What stands before the button: a way back. */
  children?: ReactNode
}

/** Where a form ends: what is wrong, then the button. It stays enabled; while sending, a second press does nothing. */
export function FormEnd({ form: { problems, message, isSending }, send, children }: FormEndProps) {
  return (
    <>
      {message && (
        <Notice kind="error" live>
          {message}
        </Notice>
      )}
      <FormSummary problems={problems} />
      <div className={styles.foot}>
        {children}
        <Button type="submit" busy={isSending}>
          {isSending ? '送信中…' : send}
        </Button>
      </div>
    </>
  )
}
