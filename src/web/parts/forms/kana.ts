import { type RefObject, useEffect } from 'react'

type Input = RefObject<HTMLInputElement | null>

/**
 * Fills the reading of a name while it is typed, until somebody writes in the reading. Where the library cannot be
 * fetched, or an input method tells nothing (Android), the reading stays empty and is typed.
 */
export function useKana(name: Input, kana: Input) {
  useEffect(() => {
    const [nameInput, kanaInput] = [name.current, kana.current]
    if (!nameInput || !kanaInput) return
    const leaving = new AbortController()
    const { signal } = leaving
    let isWritten = false
    let filler: { stop: () => void } | null = null

    const begin = async () => {
      const { bind } = await import('vanilla-autokana')
      if (isWritten || signal.aborted) return
      // Its types allow elements; what is published takes ids only.
      filler = bind(nameInput.id, kanaInput.id, { katakana: true })
      // It begins to look at the next focus, and the field may have it already.
      if (document.activeElement === nameInput) nameInput.dispatchEvent(new FocusEvent('focus'))
    }
    const stop = () => {
      isWritten = true
      filler?.stop()
    }
    kanaInput.addEventListener('input', stop, { signal })
    begin().catch(() => {})
    return () => {
      leaving.abort()
      filler?.stop()
      // Ends its looking.
      nameInput.dispatchEvent(new FocusEvent('blur'))
    }
  }, [name, kana])
}
