import { useEffect, useState } from 'react'

/** One key for one intention: a second click or a retry after a lost answer carries the same one. */
export function IdempotencyKey({ intention }: { intention: string }) {
  const [key, setKey] = useState('')
  useEffect(() => setKey(crypto.randomUUID()), [intention])
  return <input type="hidden" name="idempotencyKey" value={key} />
}
