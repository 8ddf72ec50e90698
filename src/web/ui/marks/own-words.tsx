import type { ReactNode } from 'react'
import styles from './own-words.module.css'

/** Marks words that the student wrote in the profile, and never a company's emphasis. */
export function OwnWords({ children }: { children: ReactNode }) {
  return <mark className={styles.ownWords}>{children}</mark>
}
