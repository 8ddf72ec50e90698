import { useState } from 'react'
import { useTimer } from '../browser/timer.ts'

/** 0 open, 1 closing, 2 closed */
export type OpenStatus = 0 | 1 | 2

/**
 * The milliseconds from closing to closed (§9). The motion takes the first 200 ms, or no time with reduced motion; the
 * status takes the full time for everyone.
 */
const modalClosingMs = 600

export function useOpenStatus(isOpen: boolean): OpenStatus {
  const [status, setStatus] = useState<OpenStatus>(isOpen ? 0 : 2)
  if (isOpen && status !== 0) setStatus(0)
  if (!isOpen && status === 0) setStatus(1)
  useTimer(() => setStatus(2), status === 1 ? modalClosingMs : null)
  return status
}
