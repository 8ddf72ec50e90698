import { useRef } from 'react'
import { isComposing } from './ime.ts'
import { onDocument, onWindow, useListener } from './listener.ts'

/**
 * Actions by key name in the spelling of aria-keyshortcuts: `j`, `Escape`, `Alt+ArrowLeft`, `Control+Enter`; two keys
 * one after the other are `g h`. Letters are lower case. An action that returns false leaves the key to the browser.
 */
export type KeyActs = Readonly<Record<string, ((event: KeyboardEvent) => unknown) | undefined>>

type Press = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'isComposing' | 'repeat' | 'defaultPrevented' | 'altKey' | 'ctrlKey' | 'metaKey'
> & { target: unknown }

/** Shift is left out, because `?` needs Shift on some keyboards only. */
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
  // A dialog that was closed a moment ago may still hold the focus. A scrollable region needs the arrow keys.
  const own = `dialog[open], [popover], [role="menu"]${isArrow ? ', [role="region"][tabindex]' : ''}`
  return target.closest(own) !== null
}

type Control = Pick<HTMLElement, 'tagName' | 'isContentEditable' | 'closest'> & { type?: string }
const isElement = (target: unknown): target is Control =>
  typeof target === 'object' && target !== null && 'tagName' in target

/** While a dialog or a menu is open, no key of the page works. */
const isCovered = () => document.querySelector('dialog:modal, [popover="auto"]:popover-open') !== null

/** Milliseconds within which the second key of a pair follows the first. */
const pairMs = 1000

type Pressed = { name: string; at: number }

/** The name of two keys one after the other; '' when the first was pressed too long ago. */
export const pairName = (first: Pressed, { name, at }: Pressed) =>
  at - first.at <= pairMs ? `${first.name} ${name}` : ''

const presses = onDocument('keydown')
const pressesBeforeAll = onWindow('keydown', { capture: true })

/** Keyboard shortcuts of the whole page. `repeated` lists the keys that act again while held down. */
export function useKeys(acts: KeyActs, { repeated = [] }: { repeated?: readonly string[] } = {}) {
  const last = useRef<Pressed>({ name: '', at: -Infinity })
  const press = (event: KeyboardEvent) => {
    const pressed = { name: keyName(event), at: event.timeStamp }
    if (isTaken(event, repeated.includes(pressed.name))) return
    const name = [pairName(last.current, pressed), pressed.name].find((one) => Object.hasOwn(acts, one))
    last.current = pressed
    const act = name === undefined ? undefined : acts[name]
    if (!act || isCovered()) return
    if (act(event) !== false) event.preventDefault()
  }
  useListener(presses, press, Object.keys(acts).length > 0)
}

/** Escape for an element above all others, such as a tooltip. A dialog around that element does not receive the key. */
export function useEscape(act: () => void, isOn: boolean) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  useListener(pressesBeforeAll, press, isOn)
}
