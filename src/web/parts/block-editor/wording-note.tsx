import { findUnprovenClaims } from '#domain/content-block/wording/rules.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import styles from './wording-note.module.css'

/** Points out words that students cannot check; nothing is refused. */
export function WordingNote({ text }: { text: string }) {
  const found = findUnprovenClaims(text)
  return (
    <p className={styles.note} role="status">
      {found.length > 0 && (
        <>
          <Icon name="info" size="small" />
          <span>
            {found.map((words) => `「${words}」`).join('')}
            には、調査名や時期などの根拠を添えてください。根拠のない表現は、学生に誤解を与えるおそれがあります。
          </span>
        </>
      )}
    </p>
  )
}
