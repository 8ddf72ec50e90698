import {
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { Form } from 'react-router'
import { threadMessageLimit } from '#ground/limits/thread-message.ts'
import { tidyText } from '#ground/spelling/tidy-text.ts'
import { lettersOfText } from '#ground/spelling/counted-letters.ts'
import { checkText } from '#ground/validation/validation.ts'
import { formText } from '#web/carry/form-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useJustSent } from '#web/ui/browser/just-sent.ts'
import { footMark } from '#web/ui/browser/foot-mark.ts'
import { isComposing } from '#web/ui/browser/ime.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { IdempotencyKey } from '../answers/idempotency-key.tsx'
import type { ActionRefusal } from '#web/carry/ask.ts'
import { draftKey, forgetDraft } from '../forms/draft/kept-draft.ts'
import { setText } from '../forms/set-text.ts'
import { useKeptForm } from '../forms/use-kept-form.ts'
import { filesOf, mistakeOfFiles } from '../forms/chosen-files.ts'
import { FileChoice } from './file/file-choice.tsx'
import type { OutgoingMessage } from './outbox.ts'
import styles from './thread.module.css'

type ComposerProps = {
  viewerId: string
  threadId: string
  label: string
  note?: string
  /** Before the student's answer no file is sent: it would name its sender. */
  mayAttach: boolean
  /** The refusal of a message that was sent without scripts. */
  answer: ActionRefusal | undefined
  onSend: (message: OutgoingMessage) => void
  /** Called at each change of the text. */
  onType?: (() => void) | undefined
  field: RefObject<HTMLTextAreaElement | null>
  /** A company's phrases, beside the field. */
  tools?: ReactNode
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
}

/** The count appears when so many letters are left. */
const countedLetters = 200

/** Enter makes a line; Ctrl and Enter send, and never while an input method composes. */
export function Composer({
  viewerId,
  threadId,
  label,
  note,
  mayAttach,
  answer,
  onSend,
  onType,
  field,
  tools,
  files,
  onFiles,
}: ComposerProps) {
  const form = useRef<HTMLFormElement>(null)
  const { isJustSent, markSent } = useJustSent()
  const [isNearEnd, setIsNearEnd] = useState(false)
  const [error, setError] = useState<string>()
  const [fileError, setFileError] = useState<string>()
  const sentError = (name: string) => answer?.refused.fields.find(({ path }) => path === name)?.message
  const choose = (chosen: readonly File[]) => {
    onFiles(chosen)
    setFileError(mistakeOfFiles(chosen))
  }
  const key = draftKey(viewerId, 'thread', threadId)
  const { kept: draft, round, onInput, onBlur } = useKeptForm(key, answer, form)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const values = new FormData(sent)
    const text = tidyText(formText(values, 'text'))
    // A file that was chosen before the scripts arrived is still in the control.
    const chosen = [...files, ...filesOf(values)]
    if (text === '' && chosen.length === 0 && isJustSent(event)) return
    const mistake = checkText('text', text, threadMessageLimit)
    const fileMistake = mistakeOfFiles(chosen)
    setError(mistake?.message)
    setFileError(fileMistake)
    if (mistake) return field.current?.focus()
    if (fileMistake) return sent.querySelector<HTMLElement>('input[type=file]')?.focus()
    onSend({ text, files: chosen })
    markSent()
    onFiles([])
    if (field.current) setText(field.current, '')
    forgetDraft(key)
    field.current?.focus()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.form?.requestSubmit()
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    choose([...files, ...pasted])
  }
  return (
    <Form
      key={round}
      ref={form}
      method="post"
      encType="multipart/form-data"
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
        error={error ?? sentError('text')}
        onChange={({ target }) => {
          setIsNearEnd(lettersOfText(target.value) > threadMessageLimit.max - countedLetters)
          if (target.value !== '') onType?.()
        }}
        onKeyDown={press}
        onPaste={paste}
      />
      <Button type="submit">
        <Icon name="send" size="small" />
        送信
      </Button>
      <div className={styles.beside}>
        {mayAttach && <FileChoice files={files} onChange={choose} error={fileError ?? sentError('files')} />}
        {tools}
      </div>
      <p className={`${styles.keys} note-12 wide-only`}>
        <kbd>Ctrl</kbd>（Macは<kbd>⌘</kbd>）＋<kbd>Enter</kbd>で送信
      </p>
    </Form>
  )
}
