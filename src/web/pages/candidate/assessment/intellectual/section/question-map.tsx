import { classNames } from '#web/ui/class-names.ts'
import { type ShownPlace, stateOf } from './places.ts'
import styles from './question-map.module.css'

type QuestionMapProps = { places: readonly ShownPlace[]; current: number; onGo: (position: number) => void }

/** Every question of the section with its state; a press leads there. */
export function QuestionMap({ places, current, onGo }: QuestionMapProps) {
  return (
    <>
      <ol className={styles.map}>
        {places.map((place) => (
          <li key={place.position}>
            <button
              type="button"
              className={classNames(
                styles.place,
                place.option !== null && styles.done,
                place.isFlagged && styles.flagged,
              )}
              aria-current={place.position === current ? 'true' : undefined}
              aria-label={`問${place.position} ${stateOf(place)}`}
              onClick={() => onGo(place.position)}
            >
              {place.position}
            </button>
          </li>
        ))}
      </ol>
      <p className={styles.legend} aria-hidden="true">
        <span className={classNames(styles.key, styles.keyDone)}>回答済み</span>
        <span className={styles.key}>未回答</span>
        <span className={classNames(styles.key, styles.keyFlag)}>見直し</span>
      </p>
    </>
  )
}
