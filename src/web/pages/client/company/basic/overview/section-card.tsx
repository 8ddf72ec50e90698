import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { slashDate } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { Card, CardHead } from '#web/ui/card.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { SectionVersion } from '../load.ts'
import { sections, type SectionKey } from '../sections.ts'
import styles from './overview.module.css'

type SectionCardProps = {
  section: SectionKey
  saved: SectionVersion | undefined
  canWrite: boolean
  children: ReactNode
}

export function SectionCard({ section, saved, canWrite, children }: SectionCardProps) {
  const { title } = sections[section]
  return (
    <Card as="section" className={styles.card} aria-labelledby={section}>
      <CardHead>
        <h2 id={section}>
          <Phrases>{title}</Phrases>
        </h2>
        {canWrite && (
          <Link className={linkButtonClass(styles.edit)} to={clientUrls.companyBasicEdit(section)}>
            <span className="visually-hidden">{title}を</span>編集
          </Link>
        )}
      </CardHead>
      {children}
      {saved && (
        <p className={styles.saved}>
          更新 {slashDate(saved.editedAt)}　{saved.editedBy}さん
        </p>
      )}
    </Card>
  )
}
