import type { ReactNode } from 'react'
import type { FragmentType } from '#web/generated/index.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './company-line.module.css'
import { CompanyLogo, type CompanyLogoFields } from './company-logo.tsx'
import { CompanyMark, type Mark } from './company-mark.tsx'

type CompanyPicture =
  | { mark: Mark; company?: undefined }
  /** The company's logo where it has one. */
  | { company: FragmentType<typeof CompanyLogoFields>; mark?: undefined }

type CompanyLineProps = CompanyPicture & {
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

/** The company of a card or letter: the mark, the name, and a quieter line. */
export function CompanyLine({
  mark,
  company,
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
      {company ? <CompanyLogo company={company} /> : <CompanyMark mark={mark} />}
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
