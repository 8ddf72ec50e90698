import { Link } from 'react-router'
import { ReasonText } from '#web/parts/letters/reason-text.tsx'
import { schoolOf } from '#web/parts/students/student-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import type { Composer } from './composer.ts'
import { useStepUrls } from './steps/step-urls.ts'
import type { Shares } from './letter-shares.ts'
import type { Person } from './people.ts'
import { PersonLine } from './person-line.tsx'
import { invitationOf } from './text-checks.ts'
import styles from './steps/steps.module.css'

/** More students are a press away, so that the confirmation below stays in sight. */
const maxShown = 3

/** The students who get the scout, each with the reason as it is sent. */
export function Receivers({ composer, shares }: { composer: Composer; shares: Shares }) {
  const people = composer.receivers.filter(({ id }) => composer.readyIds.includes(id))
  if (people.length === 0) return null
  const rest = people.slice(maxShown)
  return (
    <Card as="section" className={styles.card} aria-labelledby="receivers">
      <h2 id="receivers">
        <Phrases>送る学生と選んだ理由</Phrases>
      </h2>
      <People composer={composer} shares={shares} people={people.slice(0, maxShown)} />
      {rest.length > 0 && (
        <Fold title={`ほか${rest.length}名の理由を見る`} className={styles.leftOut}>
          <People composer={composer} shares={shares} people={rest} />
        </Fold>
      )}
    </Card>
  )
}

function People({ composer, shares, people }: { composer: Composer; shares: Shares; people: readonly Person[] }) {
  const { urlOf } = useStepUrls()
  return (
    <ul className={styles.receivers}>
      {people.map((person) => {
        const { reason, quotations } = invitationOf(composer.storedDraft.draft, person.id)
        return (
          <li key={person.id}>
            <div className={styles.receiver}>
              <PersonLine person={person} />
              <Link className={linkButtonClass()} to={urlOf(2)} onClick={() => composer.setCurrentId(person.id)}>
                <span className="visually-hidden">{`${schoolOf(person)}の学生への理由を`}</span>直す
              </Link>
            </div>
            <p className={styles.reason}>
              <ReasonText text={reason.trim()} quotations={quotations} />
            </p>
            <ShareLine share={shares.get(person.id)} />
          </li>
        )
      })}
    </ul>
  )
}

/** It has its line before it is known, so that the next students stay where they are. */
function ShareLine({ share }: { share: ReturnType<Shares['get']> }) {
  return (
    <p className={styles.share}>
      この学生のために書かれた割合 <strong className="num">{share ? `${share.personalShare}%` : '—'}</strong>
      {share?.isMassLetter && <Badge>一斉送信</Badge>}
    </p>
  )
}
