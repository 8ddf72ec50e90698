import { onWindow } from '#web/ui/browser/listener.ts'
import { useStore } from '#web/ui/browser/store.ts'
import styles from './offline-strip.module.css'

const [online, offline] = [onWindow('online'), onWindow('offline')]
const connection = {
  subscribe: (changed: () => void) => {
    const ends = [online(changed), offline(changed)]
    return () => ends.forEach((end) => end())
  },
}

/** Shown while the browser is offline. Waiting loaders ask again when the connection is back. */
export function OfflineStrip() {
  const isOnline = useStore(connection, () => navigator.onLine, true)
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.strip}>オフラインです。接続すると自動で更新します。</p>}
    </div>
  )
}
