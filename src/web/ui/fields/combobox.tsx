import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { type ComboboxOption, exactOption, matchOptions } from './combobox-match.ts'
import { ComboboxList, optionId } from './combobox-list.tsx'
import styles from './combobox.module.css'
import control from './control.module.css'
import { Field, type FieldControl, type FieldLook, partField } from './field.tsx'
import { Icon } from '../marks/icon.tsx'
import { useInBrowser } from '../browser/in-browser.ts'
import { isComposing } from '../browser/ime.ts'
import { placeBeside } from '../overlays/place-beside.ts'

/** In pixels; a longer list scrolls. */
const maxHeight = 320

type ComboboxProps = FieldLook & {
  /** The field name of the chosen value. */
  name?: string | undefined
  options: readonly ComboboxOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Makes an option from text that matches no option, such as a time typed by hand. */
  read?: (text: string) => ComboboxOption | undefined
  /**
   * Called at each change of the text. The caller then gives the matching options, which are shown without further
   * filtering.
   */
  onSearch?: (text: string) => void
  emptyText?: string
  placeholder?: string
  disabled?: boolean
  inputMode?: 'text' | 'numeric'
}

/**
 * A select with typing. Without scripts it sends its text, which `read` understands; without `read` take a SelectField for
 * pages that must work without scripts.
 */
export function Combobox(props: ComboboxProps) {
  const [field, rest] = partField(props)
  return <Field {...field}>{(attributes) => <ComboboxControl {...rest} attributes={attributes} />}</Field>
}

type ControlProps = Omit<ComboboxProps, keyof FieldLook> & { attributes: FieldControl }

function ComboboxControl({ attributes, name, options, value, defaultValue = '', onChange, ...props }: ControlProps) {
  const { read, onSearch, emptyText = '該当するものがありません', placeholder, disabled, inputMode } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own
  const labelOf = (optionValue: string) =>
    (options.find((option) => option.value === optionValue) ?? read?.(optionValue))?.label ?? ''
  /** The typed text; null while the input shows the chosen label. */
  const [text, setText] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [activeValue, setActiveValue] = useState<string | null>(null)
  const matched = text === null || onSearch ? options : matchOptions(options, text)
  const written = matched.length === 0 && text !== null ? read?.(text) : undefined
  const visibleOptions = written ? [written] : matched
  const sendsText = !useInBrowser() && read !== undefined
  const choices = visibleOptions.filter((option) => !option.disabled)
  const active = isOpen ? choices.find((option) => option.value === activeValue) : undefined

  useEffect(() => {
    const surface = list.current
    if (!isOpen || !surface || !frame.current) return
    const place = () => {
      if (frame.current) placeBeside(surface, frame.current, maxHeight)
    }
    surface.style.width = `${frame.current.offsetWidth}px`
    place()
    surface.showPopover()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
      surface.hidePopover()
    }
  }, [isOpen])

  useEffect(() => {
    if (active) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const open = () => {
    if (disabled) return
    setOpen(true)
    setActiveValue(chosen || null)
  }
  const close = () => {
    setOpen(false)
    setActiveValue(null)
  }
  const choose = (option: ComboboxOption | undefined) => {
    const next = option?.value ?? ''
    setOwn(next)
    if (next !== chosen) onChange?.(next)
    setText(null)
    close()
  }
  /** Chooses the option that the typed text means. An empty text clears the choice; any other text is dropped. */
  const settle = () => {
    close()
    if (text === null) return
    const meant = exactOption(options, text) ?? read?.(text)
    if (meant) return choose(meant)
    if (text.trim() === '') return choose(undefined)
    setText(null)
  }

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value)
    setOpen(true)
    setActiveValue(null)
    onSearch?.(event.target.value)
  }
  const move = (step: 1 | -1) => {
    if (!isOpen) return open()
    const at = active ? choices.indexOf(active) : step === 1 ? -1 : 0
    setActiveValue(choices[(at + step + choices.length) % choices.length]?.value ?? null)
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // The Enter that ends an input method's conversion neither chooses nor submits.
    if (isComposing(event)) return event.key === 'Enter' ? event.preventDefault() : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (event.altKey && event.key === 'ArrowUp') return close()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (active) choose(active)
      else settle()
    }
    if (event.key === 'Escape' && isOpen) {
      // Closes only the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setText(null)
      close()
    }
  }

  return (
    <div ref={frame} className={control.group}>
      <input
        {...attributes}
        ref={input}
        role="combobox"
        name={sendsText ? name : undefined}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active)}
        className={classNames(control.input, control.withEnd)}
        value={text ?? labelOf(chosen)}
        placeholder={placeholder}
        disabled={disabled}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={typed}
        onClick={() => isOpen || open()}
        onKeyDown={keyDown}
        onBlur={settle}
      />
      <button
        type="button"
        tabIndex={-1}
        className={styles.toggle}
        aria-label={isOpen ? '候補を閉じる' : '候補を開く'}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus()
          if (isOpen) close()
          else open()
        }}
      >
        <Icon name="chevron-down" />
      </button>
      {name && !sendsText && <input type="hidden" name={name} value={chosen} disabled={disabled} />}
      <ComboboxList
        id={id}
        ref={list}
        options={visibleOptions}
        chosen={chosen}
        active={active}
        emptyText={emptyText}
        onChoose={choose}
      />
      <span role="status" className="visually-hidden">
        {isOpen &&
          text !== null &&
          (visibleOptions.length > 0 ? `候補が${visibleOptions.length}件あります` : emptyText)}
      </span>
    </div>
  )
}
