import { useState } from 'react'
import { remember, remembered } from '#web/installable/browser-store.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { createStore, useStore } from '#web/ui/browser/store.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import { announcementOf, clockDuration, clockText, secondsLeft, type ServerClock } from '../../../parts/server-clock.ts'
import styles from './time-left.module.css'

type TimeLeftProps = {
  clock: ServerClock
  /** The end of the limit that the student is shown, in milliseconds. */
  endsAt: number
  /** The whole limit in seconds. */
  whole: number
  /** The device slept or its clock was set. */
  onJump: () => void
  onOver: () => void
}

/** The time left in a section, which can be hidden. Screen readers are told at five minutes and at one. */
export function TimeLeft({ clock, endsAt, whole, onJump, onOver }: TimeLeftProps) {
  const [ticks, setTicks] = useState(0)
  const now = useStore(clock, clock.now, null)
  const seconds = now === null ? null : secondsLeft(endsAt, now)
  useTimer(
    () => {
      setTicks(ticks + 1)
      if (clock.tick()) onJump()
      const reached = clock.now()
      if (reached !== null && reached >= endsAt) onOver()
    },
    1000,
    ticks,
  )
  return (
    <>
      <Shown seconds={seconds} />
      <p role="status" className="visually-hidden">
        {seconds === null ? '' : announcementOf(seconds, whole)}
      </p>
    </>
  )
}

const hiddenKey = 'assessment-time'
const hiding = createStore()
const isHidden = () => remembered(hiddenKey) === 'hidden'

function Shown({ seconds }: { seconds: number | null }) {
  const isOff = useStore(hiding, isHidden, false)
  const turn = () => {
    remember(hiddenKey, isOff ? 'shown' : 'hidden')
    hiding.tell()
  }
  if (isOff)
    return (
      <button type="button" className={styles.timer} onClick={turn}>
        <small>残り時間を表示</small>
      </button>
    )
  return (
    <button type="button" className={styles.timer} onClick={turn}>
      <Icon name="clock" size="small" />
      <span className="visually-hidden">残り時間</span>
      <time
        dateTime={clockDuration(seconds ?? 0)}
        className={seconds !== null && seconds <= 60 ? styles.last : undefined}
      >
        {seconds === null ? '–:––' : clockText(seconds)}
      </time>
      <small>
        <span className="visually-hidden">残り時間を</span>隠す
      </small>
    </button>
  )
}
