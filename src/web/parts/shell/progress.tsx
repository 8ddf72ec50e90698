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
  if (phase === 'hidden') return null
  if (phase === 'started') return <div className={styles.bar} role="progressbar" aria-label="読み込み中" />
  return <div className={`${styles.bar} ${styles[phase]}`} aria-hidden="true" />
}
