import { useState } from 'react'
import { useTimer } from './timer.ts'

/** The seconds that are left of `seconds`, counted down each second and begun anew when the page is read again. */
export function useCountdown(seconds: number) {
  const [begun, setBegun] = useState({ seconds, at: 0 })
  const [now, setNow] = useState(0)
  if (begun.seconds !== seconds) setBegun({ seconds, at: now })
  const left = Math.max(0, seconds - (begun.seconds === seconds ? now - begun.at : 0))
  useTimer(() => setNow(now + 1), left > 0 ? 1000 : null, now)
  return left
}
