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

/** Whether a form with uncontrolled inputs differs from its first values. */
export const isFormChanged = (form: HTMLFormElement | null) => form !== null && controlsOf(form).some(isControlChanged)

/** The names of the controls that differ from their first values. */
export const changedNames = (form: HTMLFormElement) => [
  ...new Set(
    controlsOf(form)
      .filter(isControlChanged)
      .map(({ name }) => name),
  ),
]
