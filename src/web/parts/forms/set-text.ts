/** Sets a control's value and fires its event as typing does, so that React and every listener notice. */
export function setText(control: HTMLInputElement | HTMLSelectElement, text: string) {
  if (control.value === text) return
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** Sets the value of a control without the focus and fires `focusout`, so that the form checks the control again. */
export function fillIn(control: HTMLInputElement | HTMLSelectElement | null, text: string) {
  if (!control) return
  setText(control, text)
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
