import { LoadFailed } from '#web/parts/answers/load-failed.tsx'
import { Phrases } from '#web/ui/phrases.tsx'
import styles from './home.module.css'

/** In place of a block that could not be read; the others stay. */
export const FailedBlock = ({ id, title }: { id: string; title: string }) => (
  <section aria-labelledby={id}>
    <header className={styles.rowHead}>
      <h2 id={id}>
        <Phrases>{title}</Phrases>
      </h2>
    </header>
    <LoadFailed heading="h3" />
  </section>
)
