import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './connection-strip.module.css'

/** News below the bar of a sitting, where it covers no answer, as a toast would. */
export const NewsStrip = ({ children }: { children: string | null }) => (
  <div role="status">
    {children && (
      <p className={`${styles.strip} ${styles.news}`}>
        <Phrases>{children}</Phrases>
      </p>
    )}
  </div>
)

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
