import type { ReactNode } from 'react'
import { Form, type FetcherWithComponents } from 'react-router'
import type { Refused } from '#web/carry/ask.ts'
import { firstMessages } from '#web/texts/at-first.ts'
import { isOnItsWay, useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { phrasedParagraphs } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './answer-dialogs.module.css'

export type DialogProps = { open: boolean; onClose: () => void; companyName: string; refused: Refused | undefined }
type AnswerDialogProps = Omit<DialogProps, 'companyName'> & {
  intent: string
  title: string
  verb: string
  kind?: 'primary' | 'danger'
  fetcher?: FetcherWithComponents<unknown>
  action?: string
  children: ReactNode
}

/** A dialog with one form: nothing is sent before the student confirms. */
export function AnswerDialog({
  open,
  onClose,
  refused,
  intent,
  title,
  verb,
  kind = 'primary',
  fetcher,
  action,
  children,
}: AnswerDialogProps) {
  const form = useFormOnItsWay()
  const isBusy = fetcher ? isOnItsWay(fetcher) : form !== undefined
  const AnswerForm = fetcher?.Form ?? Form
  const formId = `answer-${intent}`
  return (
    <Modal
      mode="sheet"
      open={open}
      onClose={onClose}
      title={title}
      locked={isBusy}
      ok={
        <Button kind={kind} type="submit" form={formId} busy={isBusy}>
          {refused ? firstMessages.retry : verb}
        </Button>
      }
    >
      <AnswerForm id={formId} method="post" action={action} className={styles.body} preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        <IdempotencyKey intention={intent} />
        {phrasedParagraphs(children)}
        <ErrorNotice message={refused?.message} />
      </AnswerForm>
    </Modal>
  )
}
