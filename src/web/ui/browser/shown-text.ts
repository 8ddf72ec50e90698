import { useEffect, useRef } from 'react'

/** Writes a text that changes outside an uncontrolled input into that input, unless the input has the focus. */
export function useShownText(text: string) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = text
  }, [text])
  return input
}
