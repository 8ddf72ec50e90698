import { connectionLoss } from '#web/carry/connection.ts'
import { useIsAsking } from '#web/parts/answers/is-asking.ts'
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

/** Shown while the browser is offline, and while the page asks a server that does not answer. */
export function OfflineStrip() {
  const isOnline = useStore(connection, () => navigator.onLine, true)
  const isLost = useStore(connectionLoss, connectionLoss.isLost, false)
  const isAsking = useIsAsking()
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.strip}>オフラインです。接続すると自動で更新します。</p>}
      {isOnline && isLost && isAsking && <p className={styles.strip}>接続が切れています。つながり次第、更新します。</p>}
    </div>
  )
}
