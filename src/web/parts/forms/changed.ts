type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

// Submit buttons say nothing, and hidden controls are the program's own.
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
    // Where no option is marked, a browser selects the first.
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

/** Whether a form without React's own values holds something else than when it was shown. */
export const isFormChanged = (form: HTMLFormElement | null) => form !== null && controlsOf(form).some(isControlChanged)
