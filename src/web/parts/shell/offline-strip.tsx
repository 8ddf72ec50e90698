import { useSyncExternalStore } from 'react'
import styles from './offline-strip.module.css'

const listen = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Said while it lasts; what was being asked for is asked again when the connection is back. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.strip}>オフラインです。接続すると自動で更新します。</p>}
    </div>
  )
}
