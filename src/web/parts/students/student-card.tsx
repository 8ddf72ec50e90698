import type { ReactNode } from 'react'
import { graphql } from '#web/generated/index.ts'
import type { StudentCardFragment } from '#web/generated/graphql.ts'
import { agoText } from '#ground/tokyo-time.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Phrases } from '#web/ui/phrases.tsx'
import { useNow } from '../page/now.tsx'
import { categoryOf, classOf, schoolOf } from './student-words.ts'
import styles from './student-card.module.css'

export const StudentCardFields = graphql(`
  fragment StudentCard on CandidateView {
    id
    picture
    headline
    schoolName
    departmentName
    isFairHidden
    category
    education {
      graduationYear
    }
    hasOffer
    excerpt
    sellingPoints {
      id
      shortLabel
    }
    lastActiveAt
    totalCountSentScoutInvitation
    completeness
  }
`)

type StudentCardProps = {
  student: StudentCardFragment
  /** Badges of this company's own knowledge, after the badges that every company sees. */
  labels?: ReactNode
  badges?: ReactNode
  seen?: boolean
  /** The headline, as a link where the card leads to the student. */
  headline?: ReactNode
  /** The student's name, where it is known. */
  name?: string | null
  /** The sentence a search has found, in the place of the excerpt. */
  excerpt?: ReactNode
  /** The choices of a search that the student meets. */
  met?: ReactNode
}

/** The texts of a student's card, as companies find them in a search. */
export function StudentCard({ student, labels, badges, seen, name, met, ...texts }: StudentCardProps) {
  const { headline = student.headline, excerpt = student.excerpt } = texts
  const now = useNow()
  return (
    <div className={styles.texts}>
      <p className={styles.school}>
        {name && <strong className={styles.name}>{name}さん</strong>}
        {schoolOf(student)}
        <span className={styles.kinds}>
          <Badge>{classOf(student.education.graduationYear)}</Badge>
          <Badge>{categoryOf(student)}</Badge>
        </span>
        {labels}
        {student.hasOffer && <Badge kind="info">内定あり</Badge>}
        {badges}
      </p>
      <h3 className={classNames(styles.headline, seen && styles.seen)}>
        <Phrases>{headline}</Phrases>
      </h3>
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      {met}
      <div className={styles.foot}>
        <ul className={styles.strengths} aria-label="強み">
          {student.sellingPoints.slice(0, 3).map((point) => (
            <li key={point.id}>{point.shortLabel}</li>
          ))}
        </ul>
        <span>{`${agoText(student.lastActiveAt, now)}ログイン`}</span>
        <span>{`スカウト${student.totalCountSentScoutInvitation}社`}</span>
        <span className={styles.completeness}>{`充実度${student.completeness}%`}</span>
      </div>
    </div>
  )
}
