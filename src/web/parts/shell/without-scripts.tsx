import { messages } from '#web/messages.ts'
import styles from './offline-strip.module.css'

/** Shown without scripts where reading works and changes need scripts. */
export const WithoutScripts = () => (
  <noscript>
    <div className={styles.place}>
      <p className={styles.strip}>{messages.withoutScripts}</p>
    </div>
  </noscript>
)
