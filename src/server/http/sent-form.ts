import type { Context } from 'hono'
import { turnedAway } from './turned-away.ts'

/** The types that a browser gives to a form. */
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** The refusal of a request that is neither a look at a page nor a form; null for the others. */
export function unfitForPages(c: Context): Response | Promise<Response> | null {
  const { method } = c.req
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return turnedAway(c, 'method_not_taken', { allow: 'GET, HEAD, POST' })
  return formTypes.test(c.req.header('content-type') ?? '') ? null : turnedAway(c, 'form_only')
}

/** A page was sent a form whose parts cannot be read: the sender's mistake, and no error of the product. */
export class UnreadableForm extends Error {}

/** Whether `request.formData()` threw this error. */
export const isUnreadableForm = (error: unknown) =>
  error instanceof TypeError && error.message.startsWith('Failed to parse body as FormData')
