import type { ReactNode } from 'react'
import styles from './changed-lines.module.css'

type ShownLine = { label: string; before?: string | null; after?: string | null }

type ChangedLinesProps = { lines: readonly ShownLine[]; before?: ReactNode; after?: ReactNode }

/** Each line of a change with the text before and after it. */
export function ChangedLines({ lines, before = '変更前', after = '変更後' }: ChangedLinesProps) {
  return (
    <ul className="stack-4">
      {lines.map((line) => (
        <li key={line.label}>
          <strong>{line.label}</strong>
          <dl className={styles.texts}>
            <div>
              <dt className="note-12">{before}</dt>
              <dd className="written quiet">{line.before || '（なし）'}</dd>
            </div>
            <div className={styles.after}>
              <dt className="note-12">{after}</dt>
              <dd className="written">{line.after || '（なし）'}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
