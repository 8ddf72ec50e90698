import { redirect } from 'react-router'
import type { messages } from '#web/texts/messages.ts'

type FlashName = keyof typeof messages.success

const key = 'flash'

/**
 * Redirects, and the next page shows the success message once. The message's name is in the address until the message
 * is shown.
 */
export const redirectWith = (url: string, name: FlashName, count?: number) => redirect(withFlash(url, name, count))

/** The address whose page shows the success message. */
export function withFlash(url: string, name: FlashName, count?: number) {
  const [address = '', hash] = url.split('#')
  const [path = '', search = ''] = address.split('?')
  const query = new URLSearchParams(search)
  query.set(key, count === undefined ? name : `${name}.${count}`)
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`
}

/** The success message named in the address; null when the address names none. */
export function flashOf(search: URLSearchParams, { success }: typeof messages): string | null {
  const [name = '', count = '0'] = (search.get(key) ?? '').split('.')
  if (!Object.hasOwn(success, name)) return null
  const text = success[name as FlashName]
  return typeof text === 'string' ? text : text(Number.parseInt(count, 10) || 0)
}

export const hasFlash = (search: URLSearchParams) => search.has(key)

/** The address's parameters without the message. */
export function withoutFlash(search: URLSearchParams) {
  const rest = new URLSearchParams(search)
  rest.delete(key)
  return rest
}
