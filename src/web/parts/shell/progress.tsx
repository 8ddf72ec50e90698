import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { takeRouteFailure } from '#web/route-change.ts'
import styles from './progress.module.css'

/** A quick answer needs no bar. */
const shownAfterMs = 150
/** How long the end of a bar stays in sight. */
const endMs = 300

type Phase = 'hidden' | 'started' | 'completed' | 'failed'

/** §2: start, complete, error. */
export function Progress() {
  const isMoving = useNavigation().state !== 'idle'
  const [phase, setPhase] = useState<Phase>('hidden')
  useEffect(() => {
    if (isMoving) {
      takeRouteFailure()
      const timer = setTimeout(() => setPhase('started'), shownAfterMs)
      return () => clearTimeout(timer)
    }
    const end = takeRouteFailure() ? 'failed' : 'completed'
    setPhase((now) => (now === 'started' ? end : 'hidden'))
    const timer = setTimeout(() => setPhase('hidden'), endMs)
    return () => clearTimeout(timer)
  }, [isMoving])
  // The bar lies outside the landmarks: inside a live region a screen reader still comes upon it.
  return (
    <div aria-live="polite">
      {phase === 'started' && <div className={styles.bar} role="progressbar" aria-label="読み込み中" />}
      {(phase === 'completed' || phase === 'failed') && (
        <div className={`${styles.bar} ${styles[phase]}`} aria-hidden="true" />
      )}
    </div>
  )
}
