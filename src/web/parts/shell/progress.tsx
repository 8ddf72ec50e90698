import { useState } from 'react'
import { useNavigation } from 'react-router'
import { routeFailures } from '#web/carry/route-change.ts'
import { useTimer } from '#web/ui/browser/timer.ts'
import styles from './progress.module.css'

/** A fast answer needs no progress bar. */
const shownAfterMs = 150
/** Time for which the finished bar stays visible. */
const endMs = 300

type Phase = 'hidden' | 'started' | 'completed' | 'failed'

/** §2: start, complete, error. */
export function Progress() {
  const isMoving = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<Phase>('hidden')
  const [wasMoving, setWasMoving] = useState(isMoving)
  const [failuresBefore, setFailuresBefore] = useState(0)
  if (isMoving !== wasMoving) {
    setWasMoving(isMoving)
    if (isMoving) setFailuresBefore(routeFailures())
    else setPhase(phase !== 'started' ? 'hidden' : routeFailures() > failuresBefore ? 'failed' : 'completed')
  }
  const isEnding = phase === 'completed' || phase === 'failed'
  useTimer(() => setPhase('started'), isMoving ? shownAfterMs : null)
  useTimer(() => setPhase('hidden'), !isMoving && isEnding ? endMs : null)
  // The bar lies outside the landmarks. Inside a live region, screen readers would still announce the bar.
  return (
    <div aria-live="polite">
      {phase === 'started' && <div className={styles.bar} role="progressbar" aria-label="読み込み中" />}
      {isEnding && <div className={`${styles.bar} ${styles[phase]}`} aria-hidden="true" />}
    </div>
  )
}
