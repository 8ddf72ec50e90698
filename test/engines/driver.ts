import type { PlainTarget } from './target.ts'

export type EngineName = 'firefox' | 'webkit'
/** The acts of a library or a protocol on a window; `screen.ts` makes steps of it. */
export type Driver<Element> = {
  goto: (url: string) => Promise<void>
  back: () => Promise<void>
  reload: () => Promise<void>
  /** The value of an expression in the page. */
  ask: <Value>(expression: string) => Promise<Value>
  find: (finder: (target: PlainTarget) => globalThis.Element | null, target: PlainTarget) => Promise<Element | null>
  run: <Value>(
    act: (element: globalThis.Element, text: string) => Value,
    element: Element,
    text: string,
  ) => Promise<Value>
  press: (element: Element) => Promise<void>
  key: (name: string) => Promise<void>
  picture: () => Promise<Uint8Array>
  /** Errors and warnings of console and page since the last time. */
  said: () => Promise<string[]>
  close: () => Promise<void>
}

export const heightOf = (width: number) => (width < 600 ? 844 : 800)
