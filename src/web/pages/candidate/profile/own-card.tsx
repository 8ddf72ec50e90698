import type { StudentCardFragment } from '#web/generated/graphql.ts'
import { StudentCard } from '#web/parts/student-card.tsx'
import { Avatar, sceneOf } from '#web/ui/avatar.tsx'
import { cardClass } from '#web/ui/card.tsx'
import styles from './company-view.module.css'

/** The student's card as it stands in the list of companies. */
const OwnCard = ({ card }: { card: StudentCardFragment }) => (
  <article className={cardClass({ className: styles.card })}>
    <Avatar photo={card.picture} scene={sceneOf(card.id)} />
    <StudentCard student={card} />
  </article>
)
export default OwnCard
