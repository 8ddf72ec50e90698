import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { FieldError } from '#ground/refusal.ts'
import type { Refused } from '#web/carry/ask.ts'
import { useFormOnItsWay } from '#web/parts/answers/form-on-its-way.ts'
import { useFocusFirstError } from '#web/ui/fields/form-summary.tsx'
import { afterPress, watchPresses } from './after-press.ts'
import { isFormChanged, markSaved } from './changed.ts'
import type { FormValues } from '#web/carry/form-values.ts'

/** The answer of the page's action: `refused` is missing after a success; `values` are the typed values. */
export type FormAnswer = { refused?: Refused; values?: FormValues; [more: string]: unknown }

/** The attributes of one control of the form. */
export type FieldBinding = { id: string; name: string; error: string | undefined; defaultValue: string | undefined }
export type FieldOf = (path: string) => FieldBinding

type FormOptions = {
  /** The labels of the fields in the summary, in the order of the page. */
  labels: Record<string, string>
  /** The same rules as on the server; folds the values before checking. */
  check: (form: FormData) => readonly (FieldError | null)[]
  answer: FormAnswer | undefined
  /** On a page with several forms: the intent of this one, so that only its own sending is shown here. */
  intent?: string
}

type Wrong = { answer: FormAnswer | undefined; errors: readonly FieldError[]; submitted: readonly FieldError[] }
const none: readonly FieldError[] = []

const isWithin = (name: string, path: string) => name === path || name.startsWith(`${path}.`)
const isChoice = (control: Element) => control.matches('select, [type=checkbox], [type=radio]')

/**
 * A router form that shows its mistakes: wrong formats when a field loses the focus, missing answers when the form is
 * sent. The controls keep their own text, so a refusal loses nothing; without scripts the action gives the values back.
 */
export function useForm({ labels, check, answer, intent }: FormOptions) {
  const ownId = useId()
  const sending = useFormOnItsWay()
  const isSending = sending !== undefined && (intent === undefined || sending.get('intent') === intent)
  const isHeld = useRef(false)
  const [local, setLocal] = useState<Wrong | null>(null)

  const refusedFields = answer?.refused?.fields ?? none
  const current: Wrong =
    local && local.answer === answer ? local : { answer, errors: refusedFields, submitted: refusedFields }
  const { errors } = current
  const form = useFocusFirstError(current.submitted)

  useEffect(watchPresses, [])
  useEffect(() => {
    if (!isSending) isHeld.current = false
  }, [isSending])
  useEffect(() => {
    // A refusal may come before the sending was ever drawn.
    if (answer?.refused) isHeld.current = false
    if (answer && !answer.refused && form.current) markSaved(form.current)
  }, [answer, form])

  const present = (data: FormData) => check(data).filter((error) => error !== null)

  /** Checks one field again. A field without a value is a mistake only when the form is sent. */
  const recheck = (control: EventTarget & HTMLElement, next: EventTarget | null) => {
    // The name of a combobox stands at a hidden control; its id is made of the name as well.
    const name = control.getAttribute('name') ?? pathOfId(control.id)
    const group = control.closest('fieldset')
    const isInsideGroup = name?.includes('.') && next instanceof Node && group?.contains(next)
    const data = form.current && new FormData(form.current)
    if (!name || !data || isInsideGroup) return
    const path = pathOf(name, labels)
    const isEmpty = [...data].every(([other, value]) => !isWithin(other, path) || value === '')
    if (isEmpty) return
    const found = present(data).filter((error) => isWithin(error.path, path))
    setLocal((was) => {
      const base = was && was.answer === answer ? was : current
      return { ...base, errors: [...base.errors.filter((error) => !isWithin(error.path, path)), ...found] }
    })
  }

  const props = {
    ref: form,
    method: 'post',
    noValidate: true,
    onBlur: ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) =>
      afterPress(() => {
        // A field that was entered again meanwhile is still being written.
        if (target !== document.activeElement) recheck(target, relatedTarget)
      }),
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      if (isChoice(target)) afterPress(() => recheck(target, document.activeElement))
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      const found = isHeld.current ? none : present(new FormData(event.currentTarget))
      if (found.length > 0) setLocal({ answer, errors: found, submitted: found })
      if (found.length > 0 || isHeld.current) return event.preventDefault()
      isHeld.current = true
    },
  } as const

  const idOf = (path: string) => `${ownId}-${path}`
  const pathOfId = (id: string) => (id.startsWith(idOf('')) ? id.slice(idOf('').length) : null)
  const valueOf = (path: string) => answer?.values?.[path]
  const field: FieldOf = (path) => ({
    id: idOf(path),
    name: path,
    error: errors.find((error) => isWithin(error.path, path))?.message,
    defaultValue: valueOf(path)?.[0],
  })
  const problems = Object.entries(labels)
    .filter(([path]) => errors.some((error) => pathOf(error.path, labels) === path))
    .map(([path, label]) => ({ id: idOf(path), label }))
  const isAboutFields = refusedFields.some((error) => pathOf(error.path, labels) in labels)
  return {
    props,
    field,
    problems,
    isSending,
    /** Whether an option of a multiple choice is checked when the form is first shown. */
    isChosen: (path: string, value: string) => valueOf(path)?.includes(value) ?? false,
    /** A refusal that is about no field of the form. */
    message: problems.length === 0 && !isAboutFields ? answer?.refused?.message : undefined,
    isUnsaved: () => {
      if (isHeld.current || !form.current) return false
      return answer?.refused !== undefined || isFormChanged(form.current)
    },
  }
}

/** The longest labelled path that an error or a control belongs to. */
const pathOf = (name: string, labels: Record<string, string>) =>
  Object.keys(labels)
    .filter((path) => isWithin(name, path))
    .sort((a, b) => b.length - a.length)[0] ?? name
