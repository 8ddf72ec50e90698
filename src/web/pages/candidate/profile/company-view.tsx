import { Suspense, useState } from 'react'
import type { StudentCardFragment } from '#web/generated/graphql.ts'
import { pagePart, usePartsAtRest } from '#web/first-paint/page-part.tsx'
import { StudentCard } from '#web/parts/students/student-card.tsx'
import { Avatar, sceneOf } from '#web/ui/marks/avatar.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Own } from './load.ts'
import styles from './company-view.module.css'

const later = { WholeProfile: pagePart(() => import('./whole-profile.tsx')) }

type CompanyViewProps = { card: StudentCardFragment; profile: Own['asSeenByCompanies'] }

/** The saved profile in the card and the profile that companies get. */
export function CompanyView({ card, profile }: CompanyViewProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  usePartsAtRest(later)
  return (
    <section className={styles.view} aria-labelledby="company-view">
      <h2 id="company-view" className={styles.title}>
        <Phrases>企業からの見え方</Phrases>
      </h2>
      <div className={styles.frame}>
        <article className={cardClass({ className: styles.card })}>
          <Avatar photo={card.picture} scene={sceneOf(card.id)} />
          <StudentCard student={card} />
        </article>
      </div>
      <LinkButton onClick={() => setOpen(true)}>
        <Icon name="eye" size="small" />
        企業が読む全文を見る
      </LinkButton>
      <p className={styles.note}>
        <Icon name="lock" size="small" />
        <Phrases>氏名・メールアドレス・電話番号は、あなたがスカウトを承認した企業にだけ表示されます。</Phrases>
      </p>
      {isOpen !== null && (
        <Suspense>
          <later.WholeProfile profile={profile} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
