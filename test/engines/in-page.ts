import type { Pattern, PlainTarget } from './target.ts'

// These functions run in the page, so each holds all it needs.

/** The first element in sight with the role and the name. */
export function findInPage(wanted: PlainTarget): Element | null {
  const tags: Record<string, string> = {
    button: 'button, [role=button], input[type=submit]',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4',
    textbox: 'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], [role=textbox]',
    searchbox: 'input[type=search]',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    combobox: 'select, [role=combobox]',
    dialog: 'dialog[open], [role=dialog]',
    main: 'main',
  }
  const squeezed = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || node.tagName === 'STYLE') return ''
    if (node instanceof HTMLImageElement) return node.alt
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(read).join('')
  }
  const nameOf = (element: Element) => {
    const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    if (by.length > 0) return squeezed(by.map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
    const given = element.getAttribute('aria-label')
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    return squeezed(given ?? (labels.length > 0 ? labels.map(read).join(' ') : read(element)))
  }
  const fits = (pattern: Pattern, text: string) =>
    pattern === null ||
    ('source' in pattern
      ? new RegExp(pattern.source, pattern.flags).test(text)
      : pattern.exact
        ? text === pattern.part
        : text.toLowerCase().includes(pattern.part.toLowerCase()))
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })
  const root = wanted.within ? findInPage(wanted.within) : document.body
  if (!root) return null
  if (wanted.text) {
    const holding = [...root.querySelectorAll('*')].filter(
      (element) => isSeen(element) && fits(wanted.text, squeezed(element.textContent)),
    )
    // The innermost element with the words.
    return holding.find((element) => !holding.some((other) => other !== element && element.contains(other))) ?? null
  }
  const candidates = root.querySelectorAll(wanted.label ? 'input, textarea, select' : (tags[wanted.role ?? ''] ?? '*'))
  const isModal = (element: Element) => !document.querySelector('dialog:modal') || element.closest('dialog') !== null
  return (
    [...candidates].find(
      (element) =>
        isSeen(element) &&
        isModal(element) &&
        !(wanted.enabled && (element as HTMLButtonElement).disabled) &&
        fits(wanted.name, nameOf(element)),
    ) ?? null
  )
}

/** Whether something else lies where a press would land, such as a notice that stays a moment. */
export function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!above) return true
  return !element.contains(above) && !above.contains(element) && above.closest('label')?.control !== element
}

/** As input arrives: React hears the event, and reads the value that the element itself was given. */
export function setValue(element: Element, text: string) {
  const field = element as HTMLInputElement
  field.focus()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

export function chooseOption(element: Element, label: string) {
  const select = element as HTMLSelectElement
  const option = [...select.options].find((one) => one.label.trim() === label)
  if (!option) throw new Error(`no option ${label}`)
  select.value = option.value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Listens to errors and warnings from its first call on, and gives what was heard since the last one. */
export function complaintsOfPage(): string[] {
  const page = window as unknown as { told?: string[] }
  if (!page.told) {
    const told: string[] = (page.told = [])
    addEventListener('error', ({ message }) => told.push(message))
    addEventListener('unhandledrejection', ({ reason }) => told.push(String(reason)))
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => told.push(violatedDirective))
    for (const kind of ['error', 'warn'] as const) {
      const print = console[kind]
      console[kind] = (...words: unknown[]) => {
        told.push(words.map(String).join(' '))
        print(...words)
      }
    }
  }
  return page.told.splice(0)
}
