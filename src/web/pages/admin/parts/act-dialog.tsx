import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { phrasedParagraphs } from '#web/ui/phrases.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'
import styles from './act-dialog.module.css'

type ActDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Hidden fields for the page's action. */
  fields: Record<string, string>
  /** The page whose action it is; the present one without. */
  action?: string
  verb: string
  /** The label of the button that leaves everything as it is. */
  cancel?: string
  isDanger?: boolean
  /** The consequence of the act, and the people it reaches. */
  children: ReactNode
  /** The controls; `errorOf` gives the mistake that the server found in one. */
  renderInputs?: (errorOf: (path: string) => string | undefined) => ReactNode
}

/** Says what an act does before it is done. What is typed stays in its controls when the act is refused. */
export function ActDialog({
  open,
  onClose,
  title,
  fields,
  action,
  verb,
  cancel,
  isDanger,
  children,
  renderInputs,
}: ActDialogProps) {
  const fetcher = useFetcher<Answer>()
  const isBusy = isOnItsWay(fetcher)
  const refused = useRefusal(fetcher)
  const formId = `act-${Object.values(fields).join('-')}`
  const errorOf = (path: string) => refused?.fields.find((field) => field.path === path)?.message
  const isAboutFields = renderInputs !== undefined && (refused?.fields.length ?? 0) > 0
  useSuccessMessage(fetcher.data, () => void onClose())
  const button = (
    <Button kind={isDanger ? 'danger' : 'primary'} type="submit" form={formId} busy={isBusy}>
      {verb}
    </Button>
  )
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      locked={isBusy}
      mode={renderInputs ? 'fullOnPhone' : 'floating'}
      cancel={cancel}
      {...(isDanger ? { danger: button } : { ok: button })}
    >
      <div className={styles.body}>
        {phrasedParagraphs(children)}
        <fetcher.Form id={formId} method="post" action={action} noValidate className={styles.form}>
          <HiddenFields fields={fields} />
          {renderInputs?.(errorOf)}
          <IdempotencyKey intention={`${formId}-${refused ? 'again' : 'first'}`} />
        </fetcher.Form>
        {!isAboutFields && <ErrorNotice message={refused?.message} />}
      </div>
    </Modal>
  )
}
