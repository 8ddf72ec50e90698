import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { drawPage } from '#web/carry/connection.ts'
import { repeatEarlyInput } from './early-input.ts'

declare global {
  interface Window {
    /** The events of fields and the presses since the page was there. They are noted until they are taken. */
    takeEarlyInput?: () => readonly Event[]
  }
}

/**
 * Marks the document once React handles events: before the mark, only the browser handles presses and keys. The mark is
 * the key of the entry that is drawn: the address changes a moment before the page does.
 */
export function useMarkOfLife() {
  const { key, pathname, search } = useLocation()
  useEffect(() => {
    // At once: what is drawn next would empty the fields whose text React holds.
    repeatEarlyInput(window.takeEarlyInput?.() ?? [])
  }, [])
  useEffect(() => {
    document.documentElement.dataset['alive'] = key
    drawPage(pathname, search)
  }, [key, pathname, search])
}
