import { Icon } from '#web/ui/marks/icon.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './promise-list.module.css'

type PromiseListProps = { promises: readonly { kind: string; label: string; sentence: string }[] }

/** The promises of a scout, each with the sentence that says what exactly is promised. */
export const PromiseList = ({ promises }: PromiseListProps) => (
  <ul className={styles.promises}>
    {promises.map(({ kind, label, sentence }) => (
      <li key={kind}>
        <Icon name="check" size="small" />
        <div>
          <b>{label}</b>
          <p>
            <Phrases>{sentence}</Phrases>
          </p>
        </div>
      </li>
    ))}
  </ul>
)
