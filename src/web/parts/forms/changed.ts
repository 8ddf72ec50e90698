import { valuesOf } from '#web/carry/form-values.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

// Submit buttons hold no input, and only the program changes hidden controls.
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type !== 'hidden') ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )

function isControlChanged(control: Control) {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    // A browser selects the first option when no option is marked as selected.
    const first = Math.max(
      0,
      options.findIndex((option) => option.defaultSelected),
    )
    return control.selectedIndex !== first
  }
  if (control.type === 'checkbox' || control.type === 'radio')
    return control instanceof HTMLInputElement && control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}

const snapshot = (form: HTMLFormElement) => JSON.stringify(valuesOf(new FormData(form)))

/** The values with which a form was last sent with success. */
const saved = new WeakMap<HTMLFormElement, string>()
export const markSaved = (form: HTMLFormElement) => void saved.set(form, snapshot(form))

/** Whether a form with uncontrolled inputs differs from what was saved last, or from its first values. */
export function isFormChanged(form: HTMLFormElement | null) {
  if (form === null) return false
  const last = saved.get(form)
  return last === undefined ? controlsOf(form).some(isControlChanged) : last !== snapshot(form)
}

/** The names of the controls that differ from their first values. */
export const changedNames = (form: HTMLFormElement) => [
  ...new Set(
    controlsOf(form)
      .filter(isControlChanged)
      .map(({ name }) => name),
  ),
]
