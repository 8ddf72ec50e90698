import { redirect } from 'react-router'
import { messages } from '#web/messages.ts'

export type FlashName = keyof typeof messages.success

const key = 'flash'

/** Goes on and says, once, what was done. The word travels in the address and is taken out when it has been shown. */
export function redirectWith(url: string, name: FlashName, count?: number) {
  const [path = '', search = ''] = url.split('?')
  const query = new URLSearchParams(search)
  query.set(key, count === undefined ? name : `${name}.${count}`)
  return redirect(`${path}?${query}`)
}

/** The sentence of an address, if it carries one. */
export function flashOf(search: URLSearchParams): string | null {
  const [name = '', count = '0'] = (search.get(key) ?? '').split('.')
  if (!Object.hasOwn(messages.success, name)) return null
  const text = messages.success[name as FlashName]
  return typeof text === 'string' ? text : text(Number.parseInt(count, 10) || 0)
}

/** The same address without it. */
export function withoutFlash(search: URLSearchParams) {
  const rest = new URLSearchParams(search)
  rest.delete(key)
  return rest
}
