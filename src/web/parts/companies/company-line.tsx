import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Name, phrased } from '#web/ui/phrases.tsx'
import styles from './company-line.module.css'
import { CompanyMark, type MarkedCompany } from './company-mark.tsx'

type CompanyLineProps = {
  company: MarkedCompany
  /** Usually the company's name. A card puts its link here. */
  children: ReactNode
  note?: ReactNode
  heading?: 'h1' | 'h2' | 'h3' | 'p'
  headingId?: string
  /** Puts `note` above the name instead of below. */
  isNoteFirst?: boolean
  end?: ReactNode
  className?: string
}

/** The company of a card or letter: its logo or mark, the name, and a quieter line. */
export function CompanyLine({
  company,
  children,
  note,
  heading: Heading = 'h3',
  headingId,
  isNoteFirst,
  end,
  className,
}: CompanyLineProps) {
  const small = note && <p className={styles.note}>{phrased(note)}</p>
  return (
    <div className={classNames('line-3', className)}>
      <CompanyMark company={company} />
      <div className={styles.words}>
        {isNoteFirst && small}
        <Heading id={headingId} className={styles.name}>
          {typeof children === 'string' ? <Name>{children}</Name> : children}
        </Heading>
        {!isNoteFirst && small}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}
