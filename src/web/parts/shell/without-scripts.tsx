import { messages } from '#web/messages.ts'
import styles from './offline-strip.module.css'

/** Where what people do needs scripts: reading and searching go on without. */
export const WithoutScripts = () => (
  <noscript>
    <div className={styles.place}>
      <p className={styles.strip}>{messages.withoutScripts}</p>
    </div>
  </noscript>
)
