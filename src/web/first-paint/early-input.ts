type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Tells React of the text, the ticks and the last press before it handled events, in their order. */
export function repeatEarlyInput(events: readonly Event[]) {
  const last = events.findLast(({ type }) => type.startsWith('composition'))
  // A word that is still being converted would be torn; React hears of it with the next letter.
  const composing = last?.type === 'compositionstart' && last.target
  const controls = new Set(events.filter(({ type }) => type !== 'click').map(({ target }) => target as Control))
  for (const control of controls) if (control.isConnected && control !== composing) repeat(control)
  pressAgain(events.findLast(({ type }) => type === 'click')?.target)
}

// The browser itself answers links, forms and popovers. The presses before the last one asked for the same answer.
function pressAgain(pressed: EventTarget | null | undefined) {
  const button = pressed instanceof Element ? pressed.closest('button') : null
  if (button?.type === 'button' && button.isConnected && !button.popoverTargetElement) button.click()
}

// On hydration React takes the typed value for its own, and ignores an event without a change. Another value is
// therefore set through React's setter first, and the typed one through the native setter, which React does not see.
function repeat(control: Control) {
  if ('options' in control || control.type === 'file') return tell(control, 'change')
  if ('checked' in control && /^(?:checkbox|radio)$/.test(control.type)) {
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
