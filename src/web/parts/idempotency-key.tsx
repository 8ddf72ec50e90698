import { useEffect, useState } from 'react'

/**
 * One key for one intention: a second click or a retry after a lost answer carries the same one. The server makes the
 * first, so that two clicks before the scripts have come are one as well.
 */
export function IdempotencyKey({ intention }: { intention: string }) {
  const [key, setKey] = useState(() => crypto.randomUUID())
  useEffect(() => setKey(crypto.randomUUID()), [intention])
  return <input type="hidden" name="idempotencyKey" value={key} suppressHydrationWarning />
}
