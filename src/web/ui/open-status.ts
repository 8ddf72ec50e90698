import { useState } from 'react'
import { useTimer } from './timer.ts'

/** 0 open, 1 closing, 2 closed */
export type OpenStatus = 0 | 1 | 2

/** The time from closing to closed (§9). The eye sees the first 200 ms of it, or with reduced motion none; the state takes as long for all. */
export const modalClosingMs = 600

export function useOpenStatus(isOpen: boolean): OpenStatus {
  const [status, setStatus] = useState<OpenStatus>(isOpen ? 0 : 2)
  if (isOpen && status !== 0) setStatus(0)
  if (!isOpen && status === 0) setStatus(1)
  useTimer(() => setStatus(2), status === 1 ? modalClosingMs : null)
  return status
}
