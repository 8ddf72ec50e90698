import { type SyntheticEvent, useRef } from 'react'

/** Milliseconds in which the second press of a double tap comes. */
const doubleTapMs = 600

/**
 * For a form that is emptied once it is sent: tells whether a press follows so quickly that nobody has seen the fields
 * empty.
 */
export function useJustSent() {
  const sentAt = useRef(-doubleTapMs)
  return {
    isJustSent: ({ timeStamp }: SyntheticEvent) => timeStamp - sentAt.current < doubleTapMs,
    /** For the moment in which the fields are emptied. */
    markSent: () => {
      sentAt.current = performance.now()
    },
  }
}
