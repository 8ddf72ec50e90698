import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'

type ConfirmActProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Hidden fields for the page's action. */
  fields: Record<string, string>
  verb: string
  /** The label of the button that leaves everything as it is; 「キャンセル」 would be read as the act itself. */
  cancel?: string
  children: ReactNode
}

/** Asks before an action that cannot be undone. The dialog stays open with the reason when the action is refused. */
export function ConfirmAct({ open, onClose, title, fields, verb, cancel, children }: ConfirmActProps) {
  const fetcher = useFetcher<Answer>()
  const isBusy = fetcher.state !== 'idle'
  const refused = refusedOf(fetcher.data)
  const formId = `confirm-${Object.values(fields).join('-')}`
  useSuccessMessage(fetcher.data, () => void onClose())
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      locked={isBusy}
      cancel={cancel}
      danger={
        <Button kind="danger" type="submit" form={formId} busy={isBusy}>
          {verb}
        </Button>
      }
    >
      <fetcher.Form id={formId} method="post">
        <HiddenFields fields={fields} />
        <IdempotencyKey intention={formId} />
      </fetcher.Form>
      {children}
      <ErrorNotice message={refused?.message} />
    </Modal>
  )
}
