import { useId, useState, type SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { checkSavedFilterName, savedFilterName } from '#domain/candidate-search/saved-filter/rules.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { formText } from '#web/carry/form-text.ts'
import { isBeingSent } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { HiddenFields } from '#web/parts/forms/hidden-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusOn } from '#web/ui/browser/focus-on.ts'
import { Modal } from '#web/ui/overlays/modal.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ErrorNotice } from '#web/ui/notice.tsx'

type FilterDialogProps = {
  onClose: () => void
  title: string
  verb: string
  name: string
  /** Fields that the page's action gets beside the name. */
  fields: Record<string, string>
  /** The refusal that is certain before the form is sent. */
  foreseen?: string | undefined
}

/** Refusals shown at the field: the user can solve them with another name, or by deleting another saved filter. */
const atField = ['saved_filter_taken', 'saved_filter_limit_reached']

/** Asks for the name of a saved filter. After a refusal the dialog stays open with the typed name. */
export function FilterDialog({ open, ...props }: FilterDialogProps & { open: boolean }) {
  const formId = useId()
  const fetcher = useFetcher<Answer>()
  const isBusy = isBeingSent(fetcher)
  return (
    <Modal
      open={open}
      onClose={props.onClose}
      title={props.title}
      mode="sheet"
      locked={isBusy}
      ok={
        <Button type="submit" form={formId} busy={isBusy}>
          {props.verb}
        </Button>
      }
    >
      <NameForm {...props} formId={formId} fetcher={fetcher} />
    </Modal>
  )
}

type NameFormProps = FilterDialogProps & { formId: string; fetcher: ReturnType<typeof useFetcher<Answer>> }

/** A separate component, so that its state starts new each time the dialog opens. */
function NameForm({ formId, fetcher, name, fields, foreseen, onClose }: NameFormProps) {
  const [before] = useState(fetcher.data)
  const [wrong, setWrong] = useState<string | null>(null)
  const refused = fetcher.data === before ? undefined : refusedOf(fetcher.data)
  useSuccessMessage(fetcher.data === before ? undefined : fetcher.data, () => {
    onClose()
    return undefined
  })
  const ofName = refused?.fields.find(({ path }) => path === 'name')?.message
  const ofRefusal = refused && atField.includes(refused.code) ? refused.message : undefined
  const fieldError = ofName ?? ofRefusal
  const elsewhere = refused && !fieldError ? (refused.fields[0]?.message ?? refused.message) : undefined
  const field = useFocusOn<HTMLInputElement>(fieldError && refused)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const error = checkSavedFilterName(savedFilterName(formText(new FormData(form), 'name')))
    setWrong(error?.message ?? null)
    if (error) field.current?.focus()
    else if (!isBeingSent(fetcher)) void fetcher.submit(form)
  }
  return (
    <fetcher.Form id={formId} method="post" noValidate onSubmit={send}>
      <HiddenFields fields={fields} />
      <IdempotencyKey intention={JSON.stringify(fields)} />
      <ErrorNotice message={elsewhere} />
      <TextField
        label="検索条件名"
        name="name"
        required
        hint={`${fieldLimits.savedFilterName.max}文字まで。会社のみなさんに表示されます。`}
        defaultValue={name}
        error={wrong ?? fieldError ?? foreseen}
        ref={field}
        autoComplete="off"
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </fetcher.Form>
  )
}
