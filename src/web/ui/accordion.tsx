import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './accordion.module.css'
import { Phrases } from './phrases.tsx'

export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.accordion, className)}>{children}</div>
}

type AccordionItemProps = {
  title: ReactNode
  /** Items with the same name close each other. */
  name?: string
  open?: boolean
  heading?: 'h2' | 'h3' | 'h4'
  children: ReactNode
}

/** A `<details>`: works without scripts, and the browser's search finds text in a closed item. */
export function AccordionItem({ title, name, open, heading: Heading = 'h3', children }: AccordionItemProps) {
  const phrased = <Phrases>{title}</Phrases>
  return (
    <details className={styles.item} name={name} open={open}>
      <summary>
        <Heading>{phrased}</Heading>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
