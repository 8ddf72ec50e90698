type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Whether the control differs from what the server sent: a person, or the browser after a reload, has filled it in. */
function isFilledIn(control: Control) {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control.type === 'radio') return control.checked && !control.defaultChecked
  if (control.type === 'checkbox') return control.checked !== control.defaultChecked
  if (control.type === 'file') return control.value !== ''
  return control.type !== 'hidden' && control.value !== control.defaultValue
}

const filledIn = new Set<Control>()
let composing: EventTarget | null = null
const note = ({ target, type }: Event) => {
  if (type === 'compositionstart' || type === 'compositionend') composing = type === 'compositionstart' ? target : null
  else if (isControl(target)) filledIn.add(target)
}
const noted = ['input', 'change', 'compositionstart', 'compositionend']

/** Notes what is filled in before React handles events. */
export function noteEarlyInput() {
  for (const control of document.querySelectorAll<Control>('input, textarea, select'))
    if (isFilledIn(control)) filledIn.add(control)
  for (const type of noted) document.addEventListener(type, note, true)
}

/** Tells React what was filled in before it handled events. */
export function repeatEarlyInput() {
  for (const type of noted) document.removeEventListener(type, note, true)
  // A word that is still being converted would be torn; React hears of it with the next letter.
  for (const control of filledIn) if (control.isConnected && control !== composing) repeat(control)
  filledIn.clear()
}

// React takes what it finds at its start for an old value. It notices a value that is set on the element itself, and
// none that is set past it: so the old value is put back in its sight, and the new one behind it.
function repeat(control: Control) {
  if (control instanceof HTMLSelectElement || control.type === 'file') return tell(control, 'change')
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    if (control.type === 'radio' && !control.checked) return
    control.checked = !control.checked
    return control.click()
  }
  const { value, selectionStart, selectionEnd } = control
  control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  if (document.activeElement === control && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd)
  tell(control, 'input')
}

const tell = (control: Control, kind: 'input' | 'change') =>
  void control.dispatchEvent(new Event(kind, { bubbles: true }))
