import { useState } from 'react'
import { refusedOf } from './answered.ts'

type IntentionProps = {
  intention: string
  /** The answer to a form that stays after its success: what is sent then is another intention. */
  answer?: object | undefined
}

/**
 * One key for one intention: a second click or a retry after a lost answer sends the same key. The server renders the
 * first key, so that two clicks before the scripts load also count as one.
 */
export function IdempotencyKey({ intention, answer }: IntentionProps) {
  const [last, setLast] = useState({ answer, successes: 0 })
  if (answer !== last.answer) setLast({ answer, successes: last.successes + (answer && !refusedOf(answer) ? 1 : 0) })
  return <KeyInput key={`${intention} ${last.successes}`} />
}

function KeyInput() {
  const [key] = useState(() => crypto.randomUUID())
  return <input type="hidden" name="idempotencyKey" value={key} suppressHydrationWarning />
}
