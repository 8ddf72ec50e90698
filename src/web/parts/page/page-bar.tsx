import type { ReactNode } from 'react'
import { ButtonLink } from '#web/parts/page/link.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './page-bar.module.css'

type PageBarProps = { title: string; back: string; backLabel: string; end?: ReactNode }

/** The bar of a page on phones: the way back and the title. */
export function PageBar({ title, back, backLabel, end }: PageBarProps) {
  return (
    <div className={`${styles.bar} phone-only`}>
      <ButtonLink kind="quiet" icon to={back} aria-label={backLabel}>
        <Icon name="chevron-left" size="large" />
      </ButtonLink>
      <p className={styles.title}>{title}</p>
      {end}
    </div>
  )
}
