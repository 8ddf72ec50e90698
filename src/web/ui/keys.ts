import { isComposing } from './ime.ts'
import { onDocument, onWindow, useListener } from './listener.ts'

/**
 * Acts by the name of their key, as aria-keyshortcuts writes it: `j`, `Escape`, `Alt+ArrowLeft`, `Control+Enter`. Letters
 * are lower case. An act that answers false leaves the key to the browser.
 */
export type KeyActs = Readonly<Record<string, (() => unknown) | undefined>>

type Press = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'repeat' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey'
> & { target: unknown }

/** Shift is left out: it is part of `?` on one keyboard and not on another. */
export function keyName({ key, altKey, ctrlKey, metaKey }: Press) {
  const modifiers = [altKey && 'Alt', ctrlKey && 'Control', metaKey && 'Meta']
  return [...modifiers, key.length === 1 ? key.toLowerCase() : key].filter(Boolean).join('+')
}

/** Whether a key belongs to an input method, to another listener or to the control in focus. */
export function isTaken(press: Press, mayRepeat = false) {
  if (isComposing(press) || press.defaultPrevented || (press.repeat && !mayRepeat)) return true
  const isCommand = press.altKey || press.ctrlKey || press.metaKey
  return !isCommand && isForControl(press.target, press.key)
}

const tickable = ['checkbox', 'radio']

function isForControl(target: unknown, key: string) {
  if (!isElement(target)) return false
  const isArrow = key.startsWith('Arrow')
  if (target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)) return true
  if (target.tagName === 'INPUT') return !tickable.includes(target.type ?? '') || (isArrow && target.type === 'radio')
  // A region that scrolls needs the arrows.
  const own = `dialog, [popover], [role="menu"]${isArrow ? ', [role="region"][tabindex]' : ''}`
  return target.closest(own) !== null
}

type Control = Pick<HTMLElement, 'tagName' | 'isContentEditable' | 'closest'> & { type?: string }
const isElement = (target: unknown): target is Control =>
  typeof target === 'object' && target !== null && 'tagName' in target

/** A dialog or an open menu has the keyboard to itself. */
const isCovered = () => document.querySelector('dialog:modal, [popover="auto"]:popover-open') !== null

const presses = onDocument('keydown')
const pressesBeforeAll = onWindow('keydown', { capture: true })

/** Keys of the whole page. `repeated` names those that go on while they are held down. */
export function useKeys(acts: KeyActs, { repeated = [] }: { repeated?: readonly string[] } = {}) {
  const press = (event: KeyboardEvent) => {
    const name = keyName(event)
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined
    if (!act || isTaken(event, repeated.includes(name)) || isCovered()) return
    if (act() !== false) event.preventDefault()
  }
  useListener(presses, press, Object.keys(acts).length > 0)
}

/** Escape for what lies above all else, such as a tooltip: the dialog around it does not hear the key. */
export function useEscape(act: () => void, isOn: boolean) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  useListener(pressesBeforeAll, press, isOn)
}
