import { useState } from 'react'
import { useAfterPaint } from '#web/ui/browser/after-paint.ts'
import { useStore } from '#web/ui/browser/store.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import { clockDuration, clockText, secondsLeft, serverClock } from './server-clock.ts'

type RunningTimeProps = {
  /** The end, in milliseconds. */
  endsAt: number
  /** The time of the answer that the page was drawn from; the device's clock may be wrong. */
  serverNow: string
}

/** The time left of a section that runs, as it goes by. */
export function RunningTime({ endsAt, serverNow }: RunningTimeProps) {
  const [clock] = useState(() => serverClock())
  const [ticks, setTicks] = useState(0)
  const now = useStore(clock, clock.now, null) ?? Date.parse(serverNow)
  const seconds = secondsLeft(endsAt, now)
  useAfterPaint((at) => clock.sync(at, Date.now(), Date.now()), serverNow)
  useTimer(() => setTicks(ticks + 1), seconds > 0 ? 1000 : null, ticks)
  return <time dateTime={clockDuration(seconds)}>{clockText(seconds)}</time>
}
