import type { ReactNode } from 'react'
import { Badge } from '#web/ui/marks/badge.tsx'
import styles from './author-line.module.css'

type Author = { familyName: string; givenName: string; hasLeft: boolean }
type AuthorLineProps = { author: Author; isOwn?: boolean; children?: ReactNode }

/** The colleague who wrote something, and when or of what. */
export const AuthorLine = ({ author: { familyName, givenName, hasLeft }, isOwn, children }: AuthorLineProps) => (
  <p className={styles.line}>
    <b>
      {familyName} {givenName}
      {isOwn && '（自分）'}
    </b>
    {hasLeft && <Badge>利用停止中</Badge>}
    {children}
  </p>
)
