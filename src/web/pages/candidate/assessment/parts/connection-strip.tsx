import { Icon } from '#web/ui/icon.tsx'
import styles from './connection-strip.module.css'

/** Below the bar of a sitting while the server cannot be reached. */
export const ConnectionStrip = ({ isLost, children }: { isLost: boolean; children: string }) => (
  <div role="status">
    {isLost && (
      <p className={styles.strip}>
        <Icon name="warning" size="small" />
        <span>{children}</span>
      </p>
    )}
  </div>
)
