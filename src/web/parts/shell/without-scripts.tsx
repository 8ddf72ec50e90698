import { messages } from '#web/messages.ts'
import styles from './offline-strip.module.css'

/** Acts of the company area need scripts; reading and searching work without. */
export const WithoutScripts = () => (
  <noscript>
    <div className={styles.place}>
      <p className={styles.strip}>{messages.withoutScripts}</p>
    </div>
  </noscript>
)
