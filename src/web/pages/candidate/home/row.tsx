import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Dot } from '#web/ui/marks/dot.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './home.module.css'

type RowProps = { to: string; kind: string; due: ReactNode; title: string; note: string }

/** One thing to do today. */
export function Row({ to, kind, due, title, note }: RowProps) {
  return (
    <li className={styles.row}>
      <Link to={to}>
        <span className={styles.kind}>
          <Dot>{kind}</Dot>
          {due && <span className={styles.due}>{due}</span>}
        </span>
        <strong>
          <Phrases>{title}</Phrases>
        </strong>
        <span className="quiet">{note}</span>
        <Icon name="chevron-right" />
      </Link>
    </li>
  )
}
