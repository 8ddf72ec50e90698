import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './company-line.module.css'
import { CompanyMark, type Mark } from './company-mark.tsx'

type CompanyLineProps = {
  mark: Mark
  /** Usually the company's name; may hold the link of the card around it. */
  children: ReactNode
  note?: ReactNode
  heading?: 'h1' | 'h2' | 'h3' | 'p'
  headingId?: string
  /** The line under the name stands above it. */
  isNoteFirst?: boolean
  end?: ReactNode
  className?: string
}

/** Whose it is: the mark, the name, and a quieter line. */
export function CompanyLine({
  mark,
  children,
  note,
  heading: Heading = 'h3',
  headingId,
  isNoteFirst,
  end,
  className,
}: CompanyLineProps) {
  const small = note && <p className={styles.note}>{note}</p>
  return (
    <div className={classNames(styles.line, className)}>
      <CompanyMark mark={mark} />
      <div className={styles.words}>
        {isNoteFirst && small}
        <Heading id={headingId} className={styles.name}>
          {children}
        </Heading>
        {!isNoteFirst && small}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
