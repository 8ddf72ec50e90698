import { type SyntheticEvent, useState } from 'react'

/** Two presses within these milliseconds are one: nobody reads what the first one did before the second. */
export const doubleTapMs = 600

/**
 * For a form that is emptied once it is sent: tells whether a press follows so quickly that nobody has seen the fields
 * empty.
 */
export function useJustSent() {
  const [form] = useState(() => {
    let sentAt = -doubleTapMs
    return {
      isJustSent: ({ timeStamp }: Pick<SyntheticEvent, 'timeStamp'>) => timeStamp - sentAt < doubleTapMs,
      /** For the moment in which the fields are emptied. */
      markSent: () => {
        sentAt = performance.now()
      },
    }
  })
  return form
}
