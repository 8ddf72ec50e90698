import { useState } from 'react'
import { readFragment, type FragmentType } from '#web/generated/index.ts'
import type { StudentCardFragment } from '#web/generated/graphql.ts'
import { StudentCard } from '#web/parts/student-card.tsx'
import { StudentProfile, StudentProfileFields } from '#web/parts/student-profile.tsx'
import { Avatar, sceneOf } from '#web/ui/avatar.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './company-view.module.css'

type CompanyViewProps = { card: StudentCardFragment; profile: FragmentType<typeof StudentProfileFields> }

/** The saved profile in the card and the profile that companies get. */
export function CompanyView({ card, profile: masked }: CompanyViewProps) {
  const profile = readFragment(StudentProfileFields, masked)
  const [isOpen, setOpen] = useState(false)
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
      <Modal open={isOpen} onClose={() => setOpen(false)} title="企業が読むプロフィール" mode="rightPanel">
        <div className={styles.whole}>
          <StudentProfile candidate={profile} />
        </div>
      </Modal>
    </section>
  )
}
