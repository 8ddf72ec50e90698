import { Avatar, sceneOf } from '#web/ui/marks/avatar.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { ColleagueDrafts } from '../parts/colleague-drafts.tsx'
import type { Person } from './people.ts'
import styles from './people-list.module.css'

/** A student as the sender knows them, without a name: the school and the headline. */
export function PersonLine({ person }: { person: Person }) {
  return (
    <>
      <Avatar photo={person.picture} scene={sceneOf(person.id)} size="small" />
      <span className={styles.text}>
        <b>{schoolOf(person)}</b>
        <small className="note-12">
          <Phrases>{person.headline}</Phrases>
        </small>
        <ColleagueDrafts of={person} />
      </span>
    </>
  )
}
