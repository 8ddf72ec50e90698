import type { ReactNode } from 'react'
import { linkClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './legal-page.module.css'

export type NumberedPart = { id: string; title: string; body: ReactNode }

/** The contents of a long page, and its parts with the same numbers. */
export function NumberedParts({ parts }: { parts: readonly NumberedPart[] }) {
  return (
    <>
      <nav className={styles.contents} aria-label="目次">
        <ol>
          {parts.map(({ id, title }, at) => (
            <li key={id}>
              <a className={linkClass()} href={`#${id}`}>
                {at + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ id, title, body }, at) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>
            <Phrases>{`${at + 1}. ${title}`}</Phrases>
          </h2>
          {body}
        </section>
      ))}
    </>
  )
}
