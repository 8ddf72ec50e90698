import type { ReactNode } from 'react'
import styles from './own-words.module.css'

/** Only words the student wrote in the profile; never the company's emphasis. */
export function OwnWords({ children }: { children: ReactNode }) {
  return <mark className={styles.ownWords}>{children}</mark>
}
