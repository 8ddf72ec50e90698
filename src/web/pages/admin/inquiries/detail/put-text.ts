/** Adds a text behind what is typed already, and tells React and the form as typing does. */
export function putText(control: HTMLTextAreaElement | null, text: string) {
  if (!control) return
  const typed = control.value.trimEnd()
  const whole = typed === '' ? text : `${typed}\n\n${text}`
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(control, whole)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.focus()
}
