import { type RefObject, useEffect } from 'react'

type Input = RefObject<HTMLInputElement | null>

/**
 * Fills the reading of a name while the name is typed, until the reading is edited by hand. The reading stays empty
 * when the library cannot be loaded or the input method reports no reading (Android).
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
      const { fillKana } = await import('./kana-filler.ts')
      if (!isWritten && !signal.aborted) filler = fillKana(nameInput, kanaInput)
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
      // The blur event stops the library's timer.
      nameInput.dispatchEvent(new FocusEvent('blur'))
    }
  }, [name, kana])
}
