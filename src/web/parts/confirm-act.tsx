import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { isOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'

type ConfirmActProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Hidden fields for the page's action. */
  fields: Record<string, string>
  verb: string
  /** The look of the button that acts. */
  kind?: ButtonKind
  /** The label of the button that leaves everything as it is; 「キャンセル」 would be read as the act itself. */
  cancel?: string
  /** The id of the form, where controls of the page belong to it. */
  formId?: string
  /** A function draws the fields of the form; it is given the mistake of each. */
  children: ReactNode | ((mistakeOf: (path: string) => string | undefined) => ReactNode)
}

/** Asks before an action that cannot be undone. The dialog stays open with the reason when the action is refused. */
export function ConfirmAct({
  open,
  onClose,
  title,
  fields,
  verb,
  kind = 'danger',
  cancel,
  formId,
  children,
}: ConfirmActProps) {
  const fetcher = useFetcher<Answer>()
  const isBusy = isOnItsWay(fetcher)
  const refused = useRefusal(fetcher)
  const intention = `confirm-${Object.values(fields).join('-')}`
  const id = formId ?? intention
  const mistakeOf = (path: string) => refused?.fields.find((field) => field.path === path)?.message
  const controls = typeof children === 'function' && children(mistakeOf)
  useSuccessMessage(fetcher.data, () => void onClose())
  const notice = <ErrorNotice message={(!controls && refused?.fields[0]?.message) || refused?.message} />
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      locked={isBusy}
      cancel={cancel}
      danger={
        <Button kind={kind} type="submit" form={id} busy={isBusy}>
          {verb}
        </Button>
      }
    >
      <fetcher.Form id={id} method="post" className={controls ? 'stack-4' : undefined} noValidate>
        <HiddenFields fields={fields} />
        <IdempotencyKey intention={intention} answer={fetcher.data} />
        {controls}
        {controls && notice}
      </fetcher.Form>
      {typeof children !== 'function' && children}
      {!controls && notice}
    </Modal>
  )
}
