import { useRef, type RefObject } from 'react'
import { fillIn } from './set-text.ts'

/**
 * The text of a field after a lookup. A lookup fills an empty field, or takes the place of what an earlier lookup put in
 * front of the typed rest. Any other text was typed by a person and stays.
 */
export function withFoundText(text: string, earlierFound: string, found: string): string {
  if (text === '') return found
  return earlierFound !== '' && text.startsWith(earlierFound) ? found + text.slice(earlierFound.length) : text
}

/** A choice has no typed rest: only the very choice of the earlier lookup is replaced. */
export const withFoundChoice = (choice: string, earlierFound: string, found: string): string =>
  choice === '' || choice === earlierFound ? found : choice

/** Fills a control from postal codes, and answers whether the control now has the text of the lookup in front. */
export function useFoundText(ref: RefObject<HTMLInputElement | HTMLSelectElement | null>) {
  const earlierFound = useRef('')
  return (found: string): boolean => {
    const control = ref.current
    if (!control) return false
    const rule = control instanceof HTMLSelectElement ? withFoundChoice : withFoundText
    const text = rule(control.value, earlierFound.current, found)
    if (text !== control.value || text === found) {
      earlierFound.current = found
      fillIn(control, text)
    }
    return text.startsWith(found)
  }
}
