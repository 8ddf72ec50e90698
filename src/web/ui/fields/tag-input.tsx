import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { RemovableChip } from '../marks/chip.tsx'
import { classNames } from '../class-names.ts'
import { Field, type FieldLook, partField } from './field.tsx'
import { isComposing } from '../browser/ime.ts'
import styles from './tag-input.module.css'
import { addTags, splitTags } from './tags.ts'

type TagInputProps = FieldLook & {
  /** The field name of each tag. */
  name?: string
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (tags: readonly string[]) => void
  max?: number
  /** The message when `max` is reached, such as 「選択できる資格は5 つまでです」. */
  tooMany?: string
  /** Letters of one tag, at most. */
  maxLetters?: number
  placeholder?: string
  disabled?: boolean
}

/**
 * Enter or a comma turns the typed text into a tag; Backspace in the empty input removes the last tag. Words that are
 * refused stay in the input, and the reason stands beside the field.
 */
export function TagInput(props: TagInputProps) {
  const [field, { name, value, defaultValue = [], onChange, max, tooMany, maxLetters, placeholder, disabled }] =
    partField(props)
  const [own, setOwn] = useState(defaultValue)
  const [text, setText] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const tags = value ?? own

  const keep = (next: readonly string[]) => {
    setOwn(next)
    onChange?.(next)
  }
  const add = (words: string) => {
    const next = addTags(tags, splitTags(words), { max, maxLetters })
    setText([...next.long, ...next.surplus].join('、'))
    setProblem(problemOf(next, tooMany ?? `${max}件までです`, maxLetters))
    if (next.added.length > 0) keep(next.tags)
    setAnnouncement(next.added.length > 0 ? `${next.added.join('、')}を追加しました。` : '')
  }
  const remove = (tag: string) => {
    keep(tags.filter((one) => one !== tag))
    setProblem(null)
    setAnnouncement(`${tag}を外しました。`)
    box.current?.focus()
  }

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const words = event.target.value
    const isBeingConverted = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing
    if (!isBeingConverted && /[,、，]/.test(words)) add(words)
    else {
      setText(words)
      setProblem(null)
    }
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!isComposing(event) && text.trim()) add(text)
    }
    const last = tags.at(-1)
    if (event.key === 'Backspace' && text === '' && last !== undefined && !isComposing(event) && !event.repeat)
      remove(last)
  }
  const pasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const words = event.clipboardData.getData('text')
    if (splitTags(words).length < 2) return
    event.preventDefault()
    add(`${text}${words}`)
  }

  const error: ReactNode = problem ?? field.error
  const count = max !== undefined && `${tags.length} / ${max}`
  return (
    <Field {...field} error={error} count={count}>
      {(control) => (
        <div
          className={classNames(styles.box, error ? styles.invalid : undefined)}
          data-disabled={disabled || undefined}
        >
          {tags.map((tag) => (
            <RemovableChip key={tag} name={tag} disabled={disabled} onClick={() => remove(tag)}>
              <span className={styles.tag}>{tag}</span>
            </RemovableChip>
          ))}
          <input
            {...control}
            ref={box}
            className={styles.input}
            value={text}
            placeholder={tags.length === 0 ? placeholder : undefined}
            disabled={disabled}
            enterKeyHint="done"
            autoComplete="off"
            autoCapitalize="none"
            onChange={typed}
            onCompositionEnd={(event) => /[,、，]/.test(event.currentTarget.value) && add(event.currentTarget.value)}
            onKeyDown={keyDown}
            onPaste={pasted}
            onBlur={() => text.trim() && add(text)}
          />
          {name && tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={disabled} />)}
          <span role="status" className="visually-hidden">
            {announcement}
            {problem}
          </span>
        </div>
      )}
    </Field>
  )
}

/** One problem at a time: the words that stay in the input before those that are tags already. */
function problemOf({ long, surplus, repeated }: ReturnType<typeof addTags>, tooMany: string, maxLetters?: number) {
  if (surplus.length > 0) return tooMany
  if (long.length > 0) return `「${long.join('」「')}」は長すぎます。${maxLetters}文字以内にしてください。`
  return repeated.length > 0 ? `「${repeated.join('」「')}」はすでに入っています` : null
}
