import { fieldLimits } from '#ground/limits/desk.ts'
import { useState, type SubmitEvent } from 'react'
import { useFetcher } from 'react-router'
import { checkLength } from '#ground/validation/validation.ts'
import { formText } from '#web/carry/form-text.ts'
import { isBeingSent } from '#web/parts/answers/form-on-its-way.ts'
import { IdempotencyKey } from '#web/parts/answers/idempotency-key.tsx'
import { useRefusal } from '#web/parts/answers/use-refusal.ts'
import { useSuccessMessage, type Answer } from '#web/parts/answers/success-message.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { Label } from '../../parts/lookups.ts'
import styles from './labels-dialog.module.css'

/** Renames a label in its row. After a refusal the form stays open with the typed name. */
export function LabelNameForm({ label, onClose }: { label: Label; onClose: () => void }) {
  const fetcher = useFetcher<Answer>()
  const isBusy = isBeingSent(fetcher)
  const [wrong, setWrong] = useState<string | null>(null)
  const refused = useRefusal(fetcher)
  useSuccessMessage(fetcher.data, () => void onClose())
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = formText(new FormData(event.currentTarget), 'text')
    const error = checkLength('text', 'ラベル', text, 1, fieldLimits.label.max)
    setWrong(error?.message ?? null)
    if (!error && !isBusy) void fetcher.submit(event.currentTarget)
  }
  return (
    <fetcher.Form method="post" noValidate onSubmit={send} className={styles.rename}>
      <input type="hidden" name="intent" value="renameLabel" />
      <input type="hidden" name="id" value={label.id} />
      <IdempotencyKey intention={`rename ${label.id}`} />
      <TextField
        label={`「${label.text}」の新しい名前`}
        name="text"
        defaultValue={label.text}
        error={wrong ?? refused?.fields[0]?.message ?? refused?.message}
        autoComplete="off"
        ref={(field) => field?.focus()}
      />
      <div className={styles.ends}>
        <Button kind="secondary" disabled={isBusy} onClick={onClose}>
          キャンセル
        </Button>
        <Button type="submit" busy={isBusy}>
          変更する
        </Button>
      </div>
    </fetcher.Form>
  )
}
