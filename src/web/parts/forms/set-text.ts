/** Changes a control the way typing does, so that React and every listener hear of it. */
export function setText(control: HTMLInputElement | HTMLSelectElement, text: string) {
  if (control.value === text) return
  const prototype = control instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(kind, { bubbles: true }))
}

/** The same for a control that nobody is in: as if it had been filled and left, so that it is checked anew. */
export function fillIn(control: HTMLInputElement | HTMLSelectElement | null, text: string) {
  if (!control) return
  setText(control, text)
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
