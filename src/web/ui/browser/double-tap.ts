import { type MouseEvent, useRef } from 'react'
import { doubleTapMs } from './just-sent.ts'

/**
 * For a button that turns something on and off: the second press of a double tap would take back the first. Where the
 * first one failed or was undone, the second one is a press of its own.
 */
export function useWithoutDoubleTap(isOn: boolean) {
  const last = useRef({ at: -doubleTapMs, wasOn: isOn })
  return (event: MouseEvent) => {
    const isQuick = event.timeStamp - last.current.at < doubleTapMs
    if (isQuick && isOn !== last.current.wasOn) event.preventDefault()
    else last.current = { at: event.timeStamp, wasOn: isOn }
  }
}
