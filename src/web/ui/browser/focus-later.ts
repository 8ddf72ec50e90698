import { useEffect, useRef } from 'react'

/** Focuses the element with an id after the next render, when a new or moved element is in its place. */
export function useFocusLater() {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = null
  })
  return (id: string) => {
    wanted.current = id
  }
}
