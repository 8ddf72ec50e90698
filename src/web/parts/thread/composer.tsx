import { useRef, useState, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react'
import { Form } from 'react-router'
import { threadMessageLimit } from '#ground/limits/student.ts'
import { tidyText } from '#ground/folding.ts'
import { lettersOf } from '#ground/text-length.ts'
import { checkText } from '#ground/validation/validation.ts'
import { formText } from '#web/carry/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { footMark } from '#web/ui/browser/clear-of-feet.ts'
import { isComposing } from '#web/ui/browser/ime.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { IdempotencyKey } from '../answers/idempotency-key.tsx'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { draftKey, forgetDraft } from '../forms/draft/kept-draft.ts'
import { setText } from '../forms/set-text.ts'
import { useKeptForm } from '../forms/use-kept-form.ts'
import styles from './thread.module.css'

type ComposerProps = {
  viewerId: string
  threadId: string
  label: string
  note?: string
  /** The refusal of a message that was sent without scripts. */
  answer: ActionRefusal | undefined
  onSend: (text: string) => void
  field: RefObject<HTMLTextAreaElement | null>
}

/** The count appears when so many letters are left. */
const countedLetters = 200

/** Enter makes a line; Ctrl and Enter send, and never while an input method composes. */
export function Composer({ viewerId, threadId, label, note, answer, onSend, field }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isNearEnd, setIsNearEnd] = useState(false)
  const [error, setError] = useState<string>()
  const key = draftKey(viewerId, 'thread', threadId)
  const { kept: draft, round, onInput, onBlur } = useKeptForm(key, answer, form)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const text = tidyText(formText(new FormData(sent), 'text'))
    const mistake = checkText('text', text, threadMessageLimit)
    setError(mistake?.message)
    if (mistake) return field.current?.focus()
    onSend(text)
    if (field.current) setText(field.current, '')
    forgetDraft(key)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <Form
      key={round}
      ref={form}
      method="post"
      className={styles.composer}
      onSubmit={submit}
      noValidate
      onInput={onInput}
      onBlur={onBlur}
      {...footMark}
    >
      <input type="hidden" name="intent" value="send" />
      <IdempotencyKey intention={threadId} answer={answer} />
      <TextArea
        ref={field}
        label={label}
        hideLabel
        hint={note}
        name="text"
        rows={1}
        required
        {...(isNearEnd && { max: threadMessageLimit.max })}
        placeholder={label}
        aria-keyshortcuts="Control+Enter"
        defaultValue={draft?.['text']?.[0] ?? answer?.values?.['text']?.[0]}
        error={error ?? answer?.refused.fields.find(({ path }) => path === 'text')?.message}
        onChange={({ target }) => setIsNearEnd(lettersOf(target.value) > threadMessageLimit.max - countedLetters)}
        onKeyDown={press}
      />
      <Button type="submit">
        <Icon name="send" size="small" />
        送信
      </Button>
      <p className={`${styles.keys} note-12 wide-only`}>
        <kbd>Ctrl</kbd>（Macは<kbd>⌘</kbd>）＋<kbd>Enter</kbd>で送信
      </p>
    </Form>
  )
}
