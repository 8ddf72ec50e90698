import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Content } from '#web/ui/content.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './page.module.css'

type PageProps = { narrow?: boolean; spaced?: boolean; className?: string; children: ReactNode }

/** The frame of a page; `narrow` for one column of text and forms, `spaced` for equal room between its parts. */
export function Page({ narrow, spaced, className, children }: PageProps) {
  return (
    <Content width={narrow ? 'small' : 'large'} className={classNames(styles.page, spaced && styles.spaced, className)}>
      {children}
    </Content>
  )
}

type PageHeadProps = { title: ReactNode; titleId?: string; above?: ReactNode; children?: ReactNode }

export function PageHead({ title, titleId, above, children }: PageHeadProps) {
  return (
    <header className="stack-1">
      {above}
      <h1 id={titleId}>
        <Phrases>{title}</Phrases>
      </h1>
      {children && (
        <p className="quiet">
          <Phrases>{children}</Phrases>
        </p>
      )}
    </header>
  )
}

/** A section of a page with its own heading. */
export function PagePart({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>
        <Phrases>{title}</Phrases>
      </h2>
      {children}
    </section>
  )
}
