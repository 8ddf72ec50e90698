import { firstMessages } from '#web/texts/at-first.ts'
import styles from './offline-strip.module.css'

/** Shown without scripts where reading works and changes need scripts. */
export const WithoutScripts = () => (
  <noscript>
    <div className={styles.place}>
      <p className={styles.strip}>{firstMessages.withoutScripts}</p>
    </div>
  </noscript>
)
