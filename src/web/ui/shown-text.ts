import { useEffect, useRef } from 'react'

/** The text of an input that keeps its own, changed from elsewhere; whoever types in it is not interrupted. */
export function useShownText(text: string) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = text
  }, [text])
  return input
}
