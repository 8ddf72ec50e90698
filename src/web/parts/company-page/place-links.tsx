import { Count } from '#web/ui/marks/count.tsx'
import styles from './place-links.module.css'

type Place = { id: string; label: string; count?: number }

/** The parts of a long page as links: tabs where there is room, chips on phones. All parts stay readable below. */
export function PlaceLinks({ places }: { places: readonly Place[] }) {
  return (
    <nav className={styles.places} aria-label="ページの内容">
      {places.map(({ id, label, count }) => (
        <a key={id} href={`#${id}`}>
          {label}
          {count !== undefined && <Count value={count} quiet />}
        </a>
      ))}
    </nav>
  )
}
