/** Sets a control's value and fires its event as typing does, so that React and every listener notice. */
export function setText(control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string) {
  if (control.value === text) return
  // The setter of the class, since React puts one of its own on the control.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Sets the value of a control without the focus and fires `focusout`, so that the form checks the control again. */
export function fillIn(control: HTMLInputElement | HTMLSelectElement | null, text: string) {
  if (!control) return
  setText(control, text)
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
