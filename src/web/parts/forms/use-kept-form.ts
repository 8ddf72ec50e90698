import { type FocusEvent, type InputEvent, type RefObject, useRef, useState } from 'react'
import { useHeard } from '#web/parts/answers/heard.ts'
import { useInBrowser } from '#web/ui/browser/in-browser.ts'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { afterPress } from './after-press.ts'
import { changedNames } from './changed.ts'
import { forgetDraft, keepDraft, readKept } from './draft/kept-draft.ts'
import { type FormValues, valuesOf } from '#web/carry/form-values.ts'
import type { FormAnswer } from './use-form.ts'

const nothing: { values: FormValues } = { values: {} }

/**
 * Keeps what is typed into a form on this device until it is sent. `kept` is what a reload finds; the form is drawn anew
 * for it, by `round` as its key. With the form's `ref`, what is chosen before the scripts arrived is kept too.
 */
export function useKeptForm(key: string, answer: FormAnswer | undefined, ref?: RefObject<HTMLFormElement | null>) {
  const isInBrowser = useInBrowser()
  const [deviceValues, setDeviceValues] = useState<FormValues | null | undefined>(undefined)
  if (isInBrowser && deviceValues === undefined) setDeviceValues(readKept(key, nothing)?.draft.values ?? null)
  const isSent = useRef(false)
  const keep = (form: HTMLFormElement) => {
    // Before what is kept has been read, the form shows less than it.
    if (deviceValues !== undefined && !isSent.current) keepDraft(key, { values: valuesOf(new FormData(form)) })
  }
  // While the form still is the one that the server drew; drawn anew, it would lose the choice.
  useAfterPaint(() => {
    const form = ref?.current
    const changed = form ? changedNames(form) : []
    if (!form || changed.length === 0) return
    const earlierValues = readKept(key, nothing)?.draft.values
    const values = valuesOf(new FormData(form))
    const typed = Object.fromEntries(changed.map((name) => [name, values[name] ?? []]))
    keepDraft(key, { values: { ...earlierValues, ...typed } })
    if (!earlierValues) setDeviceValues(null)
  }, key)
  useHeard(answer, ({ refused, values }) => {
    isSent.current = false
    if (refused && values) keepDraft(key, { values })
  })
  return {
    kept: deviceValues ?? undefined,
    round: deviceValues ? 'resumed' : 'new',
    onInput: (event: InputEvent<HTMLFormElement>) => keep(event.currentTarget),
    /** A field may take its value only when it is left. */
    onBlur: ({ currentTarget }: FocusEvent<HTMLFormElement>) => afterPress(() => keep(currentTarget)),
    /** For the moment of sending; a refusal keeps the typed text again. */
    forget: () => {
      isSent.current = true
      forgetDraft(key)
    },
  }
}
