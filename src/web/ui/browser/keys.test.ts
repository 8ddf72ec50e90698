import { expect, test } from 'vitest'
import { isTaken, keyName, pairName } from './keys.ts'

type Press = Parameters<typeof isTaken>[0]

const press = (more: Partial<Press> = {}): Press => ({
  key: 'b',
  keyCode: 66,
  isComposing: false,
  repeat: false,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  target: element('BODY'),
  ...more,
})

/** `inside` is the selector that an ancestor matches. */
const element = (tagName: string, { type = '', isContentEditable = false, inside = '' } = {}) => ({
  tagName,
  type,
  isContentEditable,
  closest: (selector: string) => (selector.split(', ').includes(inside) ? {} : null),
})

test('§2.1 a plain key on the page is free', () => {
  expect(isTaken(press())).toBe(false)
  expect(isTaken(press({ target: element('BUTTON') }))).toBe(false)
  expect(isTaken(press({ target: element('INPUT', { type: 'checkbox' }) }))).toBe(false)
  expect(isTaken(press({ target: null }))).toBe(false)
  // The dialog was closed a moment ago.
  expect(isTaken(press({ target: element('H2', { inside: 'dialog' }) }))).toBe(false)
})

test.each([
  ['an input method is composing', { isComposing: true }],
  ['Safari has ended the composition and keeps 229', { keyCode: 229 }],
  ['another listener has acted', { defaultPrevented: true }],
  ['the key is held down', { repeat: true }],
  ['somebody writes', { target: element('INPUT', { type: 'search' }) }],
  ['somebody writes a memo', { target: element('TEXTAREA') }],
  ['somebody chooses from a list', { target: element('SELECT') }],
  ['the words themselves are edited', { target: element('DIV', { isContentEditable: true }) }],
  ['the focus is in a dialog', { target: element('BUTTON', { inside: 'dialog[open]' }) }],
  ['the focus is in a banner', { target: element('BUTTON', { inside: '[popover]' }) }],
])('§2.1 a key is taken when %s', (_, more) => expect(isTaken(press(more))).toBe(true))

test('§2.1 arrows belong to what moves by them', () => {
  const arrow = { key: 'ArrowRight', keyCode: 39 }
  expect(isTaken(press(arrow))).toBe(false)
  expect(isTaken(press({ ...arrow, target: element('INPUT', { type: 'radio' }) }))).toBe(true)
  expect(isTaken(press({ ...arrow, target: element('DIV', { inside: '[role="region"][tabindex]' }) }))).toBe(true)
  expect(isTaken(press({ target: element('DIV', { inside: '[role="region"][tabindex]' }) }))).toBe(false)
})

test('§2.1 a command with Control works while somebody writes, but never while kanji are chosen', () => {
  const command = press({ key: 'Enter', keyCode: 13, ctrlKey: true, target: element('TEXTAREA') })
  expect(isTaken(command)).toBe(false)
  expect(isTaken({ ...command, keyCode: 229 })).toBe(true)
  expect(isTaken({ ...command, isComposing: true })).toBe(true)
})

test('a key that may repeat goes on while it is held', () => {
  expect(isTaken(press({ key: 'j', repeat: true }), true)).toBe(false)
})

test('keys have the names of aria-keyshortcuts', () => {
  expect(keyName(press({ key: 'B' }))).toBe('b')
  expect(keyName(press({ key: 'Escape' }))).toBe('Escape')
  expect(keyName(press({ key: 'Enter', metaKey: true }))).toBe('Meta+Enter')
  expect(keyName(press({ key: 'ArrowLeft', altKey: true }))).toBe('Alt+ArrowLeft')
  expect(keyName(press({ key: 'b', altKey: true, ctrlKey: true }))).toBe('Alt+Control+b')
})

test('two keys are a pair when the second follows within a second', () => {
  expect(pairName({ name: 'g', at: 500 }, { name: 'h', at: 1400 })).toBe('g h')
  expect(pairName({ name: 'g', at: 500 }, { name: 'h', at: 1600 })).toBe('')
})
