import { useEffect, useRef } from 'react'

/** Gives the focus to the element of an id after the next drawing: it may be new then, or have moved. */
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
