import { type MouseEvent, useRef } from 'react'

/** Two presses within these milliseconds are one: nobody reads what the first one did before the second. */
const doubleTapMs = 600

/** For a button that turns something on and off: the second press of a double tap would take back the first. */
export function useWithoutDoubleTap() {
  const last = useRef(-doubleTapMs)
  return (event: MouseEvent) => {
    if (event.timeStamp - last.current < doubleTapMs) event.preventDefault()
    else last.current = event.timeStamp
  }
}
