import { useState } from 'react'

/**
 * One key for one intention: a second click or a retry after a lost answer sends the same key. The server renders the
 * first key, so that two clicks before the scripts load also count as one.
 */
export const IdempotencyKey = ({ intention }: { intention: string }) => <KeyInput key={intention} />

function KeyInput() {
  const [key] = useState(() => crypto.randomUUID())
  return <input type="hidden" name="idempotencyKey" value={key} suppressHydrationWarning />
}
