import { useState } from 'react'

/**
 * One key for one intention: a second click or a retry after a lost answer carries the same one. The server makes the
 * first, so that two clicks before the scripts have come are one as well.
 */
export const IdempotencyKey = ({ intention }: { intention: string }) => <KeyInput key={intention} />

function KeyInput() {
  const [key] = useState(() => crypto.randomUUID())
  return <input type="hidden" name="idempotencyKey" value={key} suppressHydrationWarning />
}
