import { Refusal } from './refusal.ts'

/** Ids that count from 1, as of whitepapers; any other text is an unknown id: not_found. */
export function wholeIdOf(text: string | number) {
  const id = /^[1-9]\d{0,8}$/.test(String(text)) ? Number(text) : null
  if (id === null) throw new Refusal('not_found')
  return id
}
