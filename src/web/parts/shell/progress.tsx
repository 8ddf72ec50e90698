import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import styles from './progress.module.css'

/** A quick answer needs no bar. */
const shownAfterMs = 150

export function Progress() {
  const isMoving = useNavigation().state !== 'idle'
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isMoving) return setShown(false)
    const timer = setTimeout(() => setShown(true), shownAfterMs)
    return () => clearTimeout(timer)
  }, [isMoving])
  return isShown ? <div className={styles.bar} role="progressbar" aria-label="読み込み中" /> : null
}
