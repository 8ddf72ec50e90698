import type { ReactNode } from 'react'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { type FieldProblem, FormSummary } from '#web/ui/fields/form-summary.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './form-end.module.css'

type FormEndProps = {
  form: { problems: readonly FieldProblem[]; message: string | undefined; isSending: boolean }
  /** The verb on the send button. */
  send: string
  kind?: ButtonKind
  /** In place of the send button. */
  act?: ReactNode
  /** Content before the button, such as a way back. */
  children?: ReactNode
}

/**
 * The end of a form: the mistakes, then the button. The button stays enabled; while the form is being sent, a second
 * press does nothing.
 */
export function FormEnd({ form: { problems, message, isSending }, send, kind, act, children }: FormEndProps) {
  return (
    <>
      <ErrorNotice message={message} />
      <FormSummary problems={problems} />
      <div className={styles.foot}>
        {children}
        {act || (
          <Button type="submit" kind={kind} busy={isSending}>
            {isSending ? '送信中…' : send}
          </Button>
        )}
      </div>
    </>
  )
}
